import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import type { Dependencies } from '../dependencies.ts';
import { findTracked } from './tracked-shipment.ts';

const MAX_LAG_MS = 1_000;

type Source = Pick<Dependencies, 'database' | 'replica' | 'geography' | 'trackingCache' | 'log'>;

/** The public data of a tracking number, cached for 100 ms. Signed-in people must see their own writes at once. */
export function findForVisitors(
  source: Source,
  number: string,
  now: Date,
): Promise<TrackedShipment | undefined> {
  return source.trackingCache.find(number, () => findNearby(source, number, now));
}

/**
 * From the replica where it keeps up. The primary is read for shipments that were just written, because pages refetch
 * within milliseconds of a change, and for numbers that the replica does not have.
 */
async function findNearby(source: Source, number: string, now: Date): Promise<TrackedShipment | undefined> {
  const { replica, geography, trackingCache, log } = source;
  const nearby = trackingCache.isSettled(number) ? replica?.fit(MAX_LAG_MS) : null;
  if (!nearby) return findTracked(source, number, now);
  const found = await findTracked({ database: nearby, geography }, number, now).catch((error: unknown) => {
    log.warn({ err: error }, 'The replica failed; retrying on the primary');
    replica?.failed();
  });
  return found ?? findTracked(source, number, now);
}
