import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { promise } from './change-estimate.ts';
import { isActiveShipment } from './shipment-conditions.ts';
import { shipments } from './shipments-table.ts';

const BATCH = 2_000;

/**
 * Gives active shipments that were booked before promises were recorded the promise that they had: their estimate.
 * Only the product knows the time zone of a destination, so this cannot be a migration. Each batch is a transaction.
 */
export async function backfillPromises(database: Database, geography: Geography): Promise<number> {
  let after: string | undefined;
  let filled = 0;
  for (;;) {
    const page = await listWithoutPromise(database, after);
    await database.transaction(async (transaction) => {
      for (const { id, estimated_delivery_date, ...destination } of page) {
        if (!estimated_delivery_date) continue;
        await transaction
          .update(shipments)
          .set(promise(geography, destination, estimated_delivery_date))
          .where(and(eq(shipments.id, id), isNull(shipments.promised_delivery_date)));
      }
    });
    filled += page.length;
    if (page.length < BATCH) return filled;
    after = page.at(-1)?.id;
  }
}

function listWithoutPromise({ db }: Database, after: string | undefined) {
  return db
    .select({
      id: shipments.id,
      estimated_delivery_date: shipments.estimated_delivery_date,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
    })
    .from(shipments)
    .where(
      and(
        isActiveShipment,
        isNull(shipments.promised_delivery_date),
        isNotNull(shipments.estimated_delivery_date),
        after === undefined ? undefined : gt(shipments.id, after),
      ),
    )
    .orderBy(asc(shipments.id))
    .limit(BATCH);
}
