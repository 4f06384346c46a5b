import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { FleetSort } from '#contract/fleet.ts';
import { inOrder, type SortOrder, sortedBy } from '../database/statements/keyset.ts';
import { doneFlagOf, shipmentOrder } from '../shipment-records/shipment-sorts.ts';

type FleetColumns = Record<
  'id' | 'status' | 'cost_cents' | 'cargo_weight' | 'estimated_delivery_date' | 'created_at' | 'updated_at',
  AnyColumn
>;

/** The sort orders of the fleet, for columns of the table or a subquery. Each order has an index. */
export function fleetOrder(sort: FleetSort, columns: FleetColumns, reverse = false): SortOrder {
  const order = { ...forwards(sort, columns), name: `fleet.list.${sort}` };
  if (!reverse) return order;
  return { ...order, name: `${order.name}.reverse`, direction: order.direction === 'asc' ? 'desc' : 'asc' };
}

function forwards(sort: FleetSort, columns: FleetColumns): Omit<SortOrder, 'name'> {
  const { id, updated_at, cargo_weight } = columns;
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

/** The expressions of an order’s index. */
export function fleetIndex(sort: FleetSort, table: FleetColumns): [SQL, ...SQL[]] {
  return inOrder(fleetOrder(sort, table)) as [SQL, ...SQL[]];
}

/** The same index among active or finished shipments. */
export function stageIndex(sort: FleetSort, table: FleetColumns): [SQL, ...SQL[]] {
  return [doneFlagOf(table), ...fleetIndex(sort, table)];
}

/** An index can be read in both directions, but the query’s null order must match it. */
export function inFleetOrder(sort: FleetSort, columns: FleetColumns, reverse = false): SQL[] {
  const { direction, terms } = fleetOrder(sort, columns, reverse);
  const nulls = reverse ? 'first' : 'last';
  return terms.map((term) => sql`${sortedBy(term)} ${sql.raw(`${direction} nulls ${nulls}`)}`);
}
