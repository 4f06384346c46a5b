import { type SQL, sql } from 'drizzle-orm';
import type { FleetFilter, FleetSort } from '#contract/fleet.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { newestFirst, type SortOrder } from '../database/statements/keyset.ts';
import { isActiveShipment } from '../shipment-records/shipment-conditions.ts';
import { doneFlagOf, lateFromOf } from '../shipment-records/shipment-sorts.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { backwards, fleetOrder, startOfHour } from './fleet-orders.ts';

/** Consecutive shipments of an order, in an order that an index serves or that few of them need. */
export interface OrderPart {
  condition: SQL;
  order: SortOrder;
}

type PartsFilter = Partial<Pick<FleetFilter, 'status' | 'late'>>;

/**
 * The parts of the orders that depend on the present, which no index has: only the worst cases are sorted, and the others follow along
 * an index. Parts without a match of the filter are left out, because PostgreSQL would look for one in all shipments. Null for
 * the other orders.
 */
export function orderParts(
  { sort, reverse, after, now }: { sort: FleetSort; reverse: boolean; after?: string | undefined; now: Date },
  filter: PartsFilter,
): OrderPart[] | null {
  if (sort !== 'late' && sort !== 'held') return null;
  const parts = sort === 'late' ? lateParts(hourOf(after) ?? now, filter) : heldParts(now, filter);
  if (!reverse) return parts;
  return parts.toReversed().map(({ condition, order }) => ({ condition, order: backwards(order) }));
}

/** The hour that a cursor names; null where the rows until there do not depend on it. */
function hourOf(after: string | undefined): Date | null {
  const [, hours] = /^fleet\.list\.late(?:\.ahead)?\.(\d{1,7})(?:\.reverse)?_/.exec(after ?? '') ?? [];
  return hours === undefined ? null : new Date(Number(hours) * HOUR_MS);
}

/**
 * Late ones, active ones by the end of the promised day, those without one, finished ones. Cursors name the hour, so that the pages
 * after them are those of the list that was begun.
 */
function lateParts(begun: Date, { status, late }: PartsFilter): OrderPart[] {
  const start = startOfHour(begun);
  const hours = start.getTime() / HOUR_MS;
  const hour = sql`${start.toISOString()}::timestamptz`;
  const lateFrom = lateFromOf(shipments);
  const active = (condition: SQL, order: SortOrder): OrderPart => ({
    condition: sql`(${isActiveShipment} and ${condition})`,
    order,
  });
  const ahead: SortOrder = {
    name: `fleet.list.late.ahead.${hours}`,
    direction: 'asc',
    terms: [
      { by: lateFrom, kind: 'moment' },
      { by: shipments.id, kind: 'uuid' },
    ],
  };
  const undated = newestFirst('fleet.list.late.undated', shipments);
  const done = newestFirst('fleet.list.late.done', shipments);
  const isAnyActive = !status?.length || status.some(isActive);
  const isAnyUndated = isAnyActive && !late;
  const isAnyDone = !late && (!status?.length || !status.every(isActive));
  return [
    active(sql`${lateFrom} <= ${hour}`, {
      ...fleetOrder('late', shipments, false, start),
      name: `fleet.list.late.${hours}`,
    }),
    ...(isAnyActive ? [active(sql`${lateFrom} > ${hour}`, ahead)] : []),
    ...(isAnyUndated ? [active(sql`${lateFrom} is null`, undated)] : []),
    ...(isAnyDone ? [{ condition: sql`${doneFlagOf(shipments)} = 1`, order: done }] : []),
  ];
}

/** Those in customs, then all others. */
function heldParts(now: Date, { status }: PartsFilter): OrderPart[] {
  const isAny = !status?.length;
  const held: OrderPart = {
    condition: sql`(${isActiveShipment} and ${shipments.status} = 'customs')`,
    order: fleetOrder('held', shipments, false, now),
  };
  const others: OrderPart = {
    condition: sql`${shipments.status} <> 'customs'`,
    order: newestFirst('fleet.list.held.others', shipments),
  };
  return [
    ...(isAny || status.includes('customs') ? [held] : []),
    ...(isAny || status.some((each) => each !== 'customs') ? [others] : []),
  ];
}
