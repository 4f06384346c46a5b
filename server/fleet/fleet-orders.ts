import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { FleetSort } from '#contract/fleet.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { inOrder, type SortOrder } from '../database/statements/keyset.ts';
import { doneFlagOf, promiseEndOf, shipmentOrder } from '../shipment-records/shipment-sorts.ts';

type FleetColumns = Record<
  | 'id'
  | 'status'
  | 'cost_cents'
  | 'currency'
  | 'cargo_weight'
  | 'promise_ends_at'
  | 'estimated_delivery_date'
  | 'created_at'
  | 'updated_at',
  AnyColumn
>;

/** Orders with an index. The others sort the few rows of their view. */
export const INDEXED_SORTS = [
  'arrival',
  'newest',
  'updated',
  'cost',
  'weight',
] as const satisfies FleetSort[];
type IndexedSort = (typeof INDEXED_SORTS)[number];

export function isIndexed(sort: FleetSort): sort is IndexedSort {
  return (INDEXED_SORTS as readonly FleetSort[]).includes(sort);
}

/** The sort orders of the fleet, for columns of the table or a subquery. `now` decides only the order 'late'. */
export function fleetOrder(
  sort: FleetSort,
  columns: FleetColumns,
  reverse = false,
  now = new Date(0),
): SortOrder {
  const order = { ...forwards(sort, columns, now), name: `fleet.list.${sort}` };
  return reverse ? backwards(order) : order;
}

export function backwards(order: SortOrder): SortOrder {
  return { ...order, name: `${order.name}.reverse`, direction: order.direction === 'asc' ? 'desc' : 'asc' };
}

function forwards(sort: FleetSort, columns: FleetColumns, now: Date): Omit<SortOrder, 'name'> {
  const { id, updated_at, cargo_weight } = columns;
  if (sort === 'late')
    return {
      direction: 'desc',
      terms: [
        { by: secondsLateOf(columns, now), kind: 'number' },
        { by: id, kind: 'uuid' },
      ],
    };
  if (sort === 'held')
    return {
      direction: 'asc',
      terms: [
        { by: sql`coalesce(${heldSinceOf(columns)}, 'infinity')`, kind: 'moment' },
        { by: id, kind: 'uuid' },
      ],
    };
  if (sort === 'updated')
    return {
      direction: 'desc',
      terms: [
        { by: updated_at, kind: 'moment' },
        { by: id, kind: 'uuid' },
      ],
    };
  if (sort === 'weight')
    return {
      direction: 'desc',
      terms: [
        { by: sql`((${cargo_weight} * 1000)::bigint)`, kind: 'number' },
        { by: id, kind: 'uuid' },
      ],
    };
  return shipmentOrder(sort, columns);
}

/**
 * Sorts late shipments like their days late: both count from the promised day's end, which is on the hour in most time
 * zones. `greatest` ignores a missing estimate. The time is that of a whole hour, which cursors name (`orderParts`).
 */
export function secondsLateOf(columns: FleetColumns, now: Date): SQL {
  const hour = startOfHour(now).toISOString();
  const { estimated_delivery_date: estimate } = columns;
  const expected = sql`greatest(${hour}::timestamptz, ${estimate})`;
  return sql`coalesce(case when ${doneFlagOf(columns)} = 0
    then extract(epoch from ${expected} - ${promiseEndOf(columns)})::bigint end, -1e12::bigint)`;
}

/** In UTC. */
export function startOfHour(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % HOUR_MS));
}

/** Since when a shipment is in customs; null in any other status. */
export function heldSinceOf({
  id,
  status,
  updated_at,
}: Pick<FleetColumns, 'id' | 'status' | 'updated_at'>): SQL {
  return sql`(case when ${status} = 'customs'
    then coalesce((select since from customs_holds where shipment_id = ${id}), ${updated_at}) end)`;
}

/** The expressions of an order’s index. */
export function fleetIndex(sort: IndexedSort, table: FleetColumns): [SQL, ...SQL[]] {
  return inOrder(fleetOrder(sort, table)) as [SQL, ...SQL[]];
}

/** The same index among active or finished shipments. */
export function stageIndex(sort: IndexedSort, table: FleetColumns): [SQL, ...SQL[]] {
  return [doneFlagOf(table), ...fleetIndex(sort, table)];
}

export function inFleetOrder(sort: FleetSort, columns: FleetColumns, reverse = false, now?: Date): SQL[] {
  return inOrder(fleetOrder(sort, columns, reverse, now), reverse ? 'first' : 'last');
}
