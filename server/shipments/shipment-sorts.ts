import { type AnyColumn, sql } from 'drizzle-orm';
import type { ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import { newestFirst, type SortOrder } from '../database/keyset.ts';

type SortedColumns = Record<
  'id' | 'status' | 'cost_cents' | 'estimated_delivery_date' | 'created_at',
  AnyColumn
>;

/** What a list of shipments is sorted by; the columns may be the table's or a subquery's. */
export function shipmentOrder(sort: ShipmentSort, columns: SortedColumns): SortOrder {
  const newest = newestFirst(columns);
  if (sort === 'newest') return newest;
  if (sort === 'cost')
    return { ...newest, terms: [{ by: columns.cost_cents, kind: 'number' }, ...newest.terms] };
  const isDone = sql`${columns.status} in ('delivered', 'cancelled')`;
  const arrival = sql`coalesce(${columns.estimated_delivery_date}, 'infinity')`;
  return {
    direction: 'asc',
    terms: [
      { by: sql`(case when ${isDone} then 1 else 0 end)`, kind: 'number' },
      { by: sql`(case when ${isDone} then 'infinity' else ${arrival} end)`, kind: 'moment' },
      { by: columns.created_at, kind: 'moment', reversed: true },
      { by: columns.id, kind: 'uuid' },
    ],
  };
}
