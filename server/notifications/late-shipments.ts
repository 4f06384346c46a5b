import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import { USUAL_THRESHOLD_DAYS } from '#domain/notifications/delay-notice.ts';
import type { Connection } from '../database/pool/connection.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { isLate } from '../shipment-records/shipment-conditions.ts';
import { promiseEndOf } from '../shipment-records/shipment-sorts.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { delayNotices } from './delay-notices-table.ts';

/** Late shipments whose customer is to be notified of a larger delay or a recovery, by id, `limit` after `after`. */
export async function listLateShipments(
  connection: Connection,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
) {
  return connection
    .select(getTableColumns(shipments))
    .from(shipments)
    .innerJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(delayNotices, eq(delayNotices.shipment_id, shipments.id))
    .where(and(isLate(now), isToBeNotified(now), after === null ? undefined : gt(shipments.id, after)))
    .orderBy(asc(shipments.id))
    .limit(limit);
}

/** The days late count as in `deliveryOutlook`, except that each has 24 hours: after a change of clocks the notice may be an hour late. */
function isToBeNotified(now: Date): SQL {
  const { promised_delivery_date, estimated_delivery_date: estimate } = shipments;
  const expected = sql`greatest(${now.toISOString()}::timestamptz, ${estimate})`;
  const days = sql`(1 + floor(extract(epoch from ${expected} - ${promiseEndOf(shipments)}) / 86400))`;
  const threshold = sql`coalesce(${organisations.delay_threshold_days}, ${USUAL_THRESHOLD_DAYS})`;
  // Notices have the milliseconds of a Date.
  const promised = sql`date_trunc('milliseconds', coalesce(${promised_delivery_date}, ${estimate}))`;
  const isNew = sql`(${delayNotices.days_late} is null or ${delayNotices.days_late} < ${days} or ${delayNotices.promised} <> ${promised})`;
  const isLarger = sql`(${days} >= ${threshold} and ${isNew})`;
  return sql`(${isLarger} or (${days} < ${threshold} and ${delayNotices.days_late} >= ${threshold}))`;
}
