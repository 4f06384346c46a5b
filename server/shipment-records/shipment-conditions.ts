import { type SQL, sql } from 'drizzle-orm';
import { doneFlagOf } from './shipment-sorts.ts';
import { shipments } from './shipments-table.ts';

/** As the orders by arrival say it: an index over one of them is entered at the right place. */
export const isActiveShipment: SQL = sql`${doneFlagOf(shipments)} = 0`;

/** `awaitsConfirmation` in SQL, as the index on unconfirmed bookings says it. */
export const isUnconfirmed: SQL = sql`(${shipments.price_status} = 'indicative' and ${shipments.status} <> 'cancelled')`;

/** The end of the promised day; of shipments without a recorded promise, that of the estimate's day in UTC. */
const promiseEnd = sql`coalesce(${shipments.promise_ends_at}, date_trunc('day', ${shipments.estimated_delivery_date}, 'UTC') + interval '1 day')`;

/** Under way, and its promised day is over or will be by the estimate: `deliveryOutlook` in SQL. */
export function isLate(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${isActiveShipment} and greatest(${at}, ${shipments.estimated_delivery_date}) >= ${promiseEnd})`;
}
