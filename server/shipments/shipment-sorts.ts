import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { SortTerm } from '../database/keyset.ts';

interface Sorted {
  id: string;
  status: ShipmentStatus;
  cost_cents: number;
  estimated_delivery_date: Date | null;
  created_at: Date;
}
type SortedColumns = Record<keyof Sorted, AnyColumn>;

/** What a list of shipments is sorted by; the columns may be the table's or a subquery's. */
export function sortTerms(sort: ShipmentSort, columns: SortedColumns): SortTerm<Sorted>[] {
  const newest: SortTerm<Sorted>[] = [
    { by: columns.created_at, direction: 'desc', kind: 'moment', of: ({ created_at }) => created_at },
    { by: columns.id, direction: 'desc', kind: 'uuid', of: ({ id }) => id },
  ];
  if (sort === 'newest') return newest;
  if (sort === 'cost')
    return [
      { by: columns.cost_cents, direction: 'desc', kind: 'number', of: ({ cost_cents }) => cost_cents },
      ...newest,
    ];
  return [
    {
      by: sql`case when ${isDone(columns)} then 1 else 0 end`,
      direction: 'asc',
      kind: 'number',
      of: ({ status }) => (isActive(status) ? 0 : 1),
    },
    {
      by: sql`case when ${isDone(columns)} then 'infinity' else coalesce(${columns.estimated_delivery_date}, 'infinity') end`,
      direction: 'asc',
      kind: 'moment',
      of: ({ status, estimated_delivery_date }) => (isActive(status) ? estimated_delivery_date : null),
    },
    ...newest,
  ];
}

function isDone({ status }: SortedColumns): SQL {
  return sql`${status} in ('delivered', 'cancelled')`;
}
