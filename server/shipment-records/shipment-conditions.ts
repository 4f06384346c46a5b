import { type SQL, sql } from 'drizzle-orm';
import { doneFlagOf } from './shipment-sorts.ts';
import { shipments } from './shipments-table.ts';

/** Written like the sort by arrival, so that its index can be used. */
export const isActiveShipment: SQL = sql`${doneFlagOf(shipments)} = 0`;

/** `awaitsConfirmation` in SQL, written like the index on unconfirmed bookings. */
export const isUnconfirmed: SQL = sql`(${shipments.price_status} = 'indicative' and ${shipments.status} <> 'cancelled')`;

/** The end of the promised day, else of the estimate's day in UTC. */
const promiseEnd = sql`coalesce(${shipments.promise_ends_at}, date_trunc('day', ${shipments.estimated_delivery_date}, 'UTC') + interval '1 day')`;

/** Active, and its promised day is over or will be at the estimate: `deliveryOutlook` in SQL. */
export function isLate(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${isActiveShipment} and greatest(${at}, ${shipments.estimated_delivery_date}) >= ${promiseEnd})`;
}
