import { and, asc, gt, isNotNull } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { isLate } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Late shipments that have a customer, by id, `limit` after `after`. */
export async function listLateShipments(
  connection: Connection,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
) {
  return connection
    .select()
    .from(shipments)
    .where(
      and(
        isLate(now),
        isNotNull(shipments.organisation_id),
        after === null ? undefined : gt(shipments.id, after),
      ),
    )
    .orderBy(asc(shipments.id))
    .limit(limit);
}
