import type { FastifyBaseLogger } from 'fastify';
import type { Geography, Lane } from '../geography/geography.ts';
import { isCached, storeResult } from '../geography/memoize.ts';
import { LaneThread } from './lane-thread.ts';

/** Fewer are planned when they are needed, because a thread takes a second to load the geography. */
const MIN_LANES = 5;

const thread = new LaneThread();

/**
 * Caches the routes of lanes. They are planned in a worker thread, because a lane takes 100 ms, in which the main thread would
 * serve nobody. Lanes that the thread can’t plan are left to the caller.
 */
export async function planLanes(
  geography: Geography,
  log: Pick<FastifyBaseLogger, 'warn'>,
  lanes: readonly Lane[],
): Promise<void> {
  const wanted = new Map(lanes.map((lane) => [JSON.stringify(lane), lane]));
  const unknown = [...wanted.values()].filter((lane) => !isCached(geography.legs, ...lane));
  if (unknown.length < MIN_LANES) return;
  const planned = await Promise.allSettled(
    unknown.map(async (lane) => storeResult(geography.legs, await thread.plan(lane), ...lane)),
  );
  const failed = planned.find((each) => each.status === 'rejected');
  if (failed) log.warn({ err: failed.reason }, 'Routes could not be planned in a thread');
}
