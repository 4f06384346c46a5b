import type { Worker } from '../jobs/jobs.ts';
import { backfillPromises } from '../shipments/backfill-promises.ts';
import { listLateShipments } from './late-shipments.ts';
import { type DelayNotifier, notifyDelay } from './notify-delay.ts';

const BATCH = 200;

/**
 * Notifies owners of shipments that have become later with time. Each shipment has a separate transaction, so
 * that an interrupted run is continued by the next one.
 */
export function notifyDelays(dependencies: DelayNotifier): Worker<'delays'> {
  const { database, geography, now } = dependencies;
  let arePromisesFilled = false;
  return async () => {
    if (!arePromisesFilled) await backfillPromises(database, geography);
    arePromisesFilled = true;
    const today = now();
    let after: string | null = null;
    for (;;) {
      const late = await listLateShipments(database.db, { now: today, after, limit: BATCH });
      for (const shipment of late)
        await database.transaction((transaction) => notifyDelay(transaction, dependencies, shipment));
      if (late.length < BATCH) return;
      after = late.at(-1)?.id ?? null;
    }
  };
}
