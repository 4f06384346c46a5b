import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { doneFlagOf, lateFromOf } from './shipment-sorts.ts';
import { shipments } from './shipments-table.ts';

/** Written like the sort by arrival, so that its index can be used. */
export const isActiveShipment: SQL = sql`${doneFlagOf(shipments)} = 0`;

/** `awaitsConfirmation` in SQL, written like the index on unconfirmed bookings. */
export const isUnconfirmed: SQL = sql`(${shipments.price_status} = 'indicative' and ${shipments.status} <> 'cancelled')`;

/** Active, and its promised day is over or will be at the estimate: `deliveryOutlook` in SQL. */
export function isLate(now: Date): SQL {
  return sql`(${isActiveShipment} and ${lateFromOf(shipments)} <= ${now.toISOString()}::timestamptz)`;
}

const isDoneShipment: SQL = sql`${doneFlagOf(shipments)} = 1`;

/** Also says whether they are active where that is the same for all of them, so that the indexes by stage can be used. */
export function hasStatus(status: ShipmentStatus[]): SQL | undefined {
  const stage = status.every(isActive)
    ? isActiveShipment
    : status.some(isActive)
      ? undefined
      : isDoneShipment;
  return and(inArray(shipments.status, status), stage);
}
