import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { ShipmentSort } from '#domain/shipments/shipment-sort.ts';
import { newestFirst, type SortOrder } from '../database/statements/keyset.ts';

type SortedColumns = Record<
  'id' | 'status' | 'cost_cents' | 'currency' | 'estimated_delivery_date' | 'created_at',
  AnyColumn
>;

/** The sort orders with an index; the columns can be the table's or a subquery's. */
export function shipmentOrder(sort: Exclude<ShipmentSort, 'attention'>, columns: SortedColumns): SortOrder {
  const name = `shipments.mine.${sort}`;
  const newest = newestFirst(name, columns);
  if (sort === 'newest') return newest;
  // Amounts of different currencies do not compare as numbers.
  if (sort === 'cost')
    return {
      ...newest,
      terms: [
        { by: columns.currency, kind: 'text' },
        { by: columns.cost_cents, kind: 'number' },
        ...newest.terms,
      ],
    };
  return {
    name,
    direction: 'asc',
    terms: [
      { by: doneFlagOf(columns), kind: 'number' },
      { by: arrivalOf(columns), kind: 'moment' },
      { by: columns.created_at, kind: 'moment', reversed: true },
      { by: columns.id, kind: 'uuid' },
    ],
  };
}

/**
 * Sorts by an urgency below 0 before the order by arrival. Finished shipments have none, so their part of this order is
 * that of the index by arrival, and their keys compare with it.
 */
export function attentionOrder(columns: SortedColumns, urgency?: SQL): SortOrder {
  const { terms, ...arrival } = shipmentOrder('arrival', columns);
  const [done, ...others] = terms;
  const first = urgency ? [{ by: urgency, kind: 'number' as const }] : done ? [done] : [];
  return { ...arrival, name: 'shipments.mine.attention', terms: [...first, ...others] };
}

const isDone = ({ status }: Pick<SortedColumns, 'status'>) => sql`${status} in ('delivered', 'cancelled')`;

/** 0 for active shipments, 1 for those delivered or cancelled. */
export function doneFlagOf(columns: Pick<SortedColumns, 'status'>): SQL {
  return sql`(case when ${isDone(columns)} then 1 else 0 end)`;
}

/** The expected arrival of an active shipment; 'infinity' if unknown or not active. */
export function arrivalOf(columns: Pick<SortedColumns, 'status' | 'estimated_delivery_date'>): SQL {
  const expected = sql`coalesce(${columns.estimated_delivery_date}, 'infinity')`;
  return sql`(case when ${isDone(columns)} then 'infinity' else ${expected} end)`;
}

type DeliveryColumns = Record<'promise_ends_at' | 'estimated_delivery_date', AnyColumn>;

/** The end of the promised day, else of the estimate's day in UTC. Immutable, so that an index can use it. */
export function promiseEndOf({ promise_ends_at, estimated_delivery_date }: DeliveryColumns): SQL {
  return sql`coalesce(${promise_ends_at}, (date_trunc('day', ${estimated_delivery_date} at time zone 'UTC') + interval '1 day') at time zone 'UTC')`;
}

/** The time from which an active shipment is late: at once if it is estimated after its promised day. */
export function lateFromOf(columns: DeliveryColumns): SQL {
  const end = promiseEndOf(columns);
  return sql`(case when ${columns.estimated_delivery_date} >= ${end} then '-infinity' else ${end} end)`;
}
