import { type SQL, sql } from 'drizzle-orm';
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
