import { and, asc, eq, gt, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { shipments } from '../shipments/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { delayNotices } from './delay-notices-table.ts';

/** Shipments under way whose promised day has passed, or will by their live estimate; by id, `limit` after `after`. */
export async function listLateShipments(
  connection: Connection,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
) {
  const expected = sql`greatest(${now.toISOString()}::timestamptz, ${liveTracking.estimated_arrival})`;
  return connection
    .select({
      id: shipments.id,
      user_id: shipments.user_id,
      tracking_number: shipments.tracking_number,
      status: shipments.status,
      estimated_delivery_date: shipments.estimated_delivery_date,
      estimated_arrival: liveTracking.estimated_arrival,
      told_promised: delayNotices.promised,
      told_days_late: delayNotices.days_late,
    })
    .from(shipments)
    .leftJoin(liveTracking, eq(liveTracking.shipment_id, shipments.id))
    .leftJoin(delayNotices, eq(delayNotices.shipment_id, shipments.id))
    .where(
      and(
        notInArray(shipments.status, ['delivered', 'cancelled']),
        isNotNull(shipments.user_id),
        sql`${shipments.estimated_delivery_date} < ${expected}`,
        after === null ? undefined : gt(shipments.id, after),
      ),
    )
    .orderBy(asc(shipments.id))
    .limit(limit);
}

export type LateShipment = Awaited<ReturnType<typeof listLateShipments>>[number];
