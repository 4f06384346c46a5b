import type { Database } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { promise } from '../shipment-records/change-estimate.ts';
import { listWithoutPromise, setPromise } from '../shipment-records/shipment-edits-table.ts';

const BATCH = 2_000;

/**
 * Backfills the promise of active shipments booked before promises were recorded from their estimate. Not a migration,
 * because it needs the destination's time zone. Each batch is a transaction.
 */
export async function backfillPromises(database: Database, geography: Geography): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const page = await listWithoutPromise(database.db, after, BATCH);
    await database.transaction(async (transaction) => {
      for (const { id, estimated_delivery_date, ...destination } of page)
        if (estimated_delivery_date)
          await setPromise(transaction, id, promise(geography, destination, estimated_delivery_date));
    });
    if (page.length < BATCH) return;
    after = page.at(-1)?.id;
  }
}
