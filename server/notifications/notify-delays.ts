import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import { backfillPromises } from '../shipments/backfill-promises.ts';
import { listLateShipments } from './late-shipments.ts';
import { type DelayNotifier, notifyDelay } from './notify-delay.ts';

const BATCH = 200;

/**
 * Notifies owners of shipments that have become later with time. Each shipment has a separate transaction, so
 * that an interrupted run is continued by the next one and a shipment that fails stops no other.
 */
export function notifyDelays(dependencies: DelayNotifier & Pick<Dependencies, 'log'>): Worker<'delays'> {
  const { database, geography, log, now } = dependencies;
  let arePromisesFilled = false;
  return () =>
    isolateFailures(log, 'Delay notice failed', async (attempt) => {
      if (!arePromisesFilled)
        arePromisesFilled = await attempt({}, () => backfillPromises(database, geography));
      const today = now();
      let after: string | null = null;
      for (;;) {
        const late = await listLateShipments(database.db, { now: today, after, limit: BATCH });
        for (const shipment of late)
          await attempt({ shipment: shipment.tracking_number }, () =>
            database.transaction((transaction) => notifyDelay(transaction, dependencies, shipment)),
          );
        if (late.length < BATCH) return;
        after = late.at(-1)?.id ?? null;
      }
    });
}
