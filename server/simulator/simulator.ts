import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { FLEET } from '../live/channel.ts';
import type { PerpetualVoyages } from './simulated-shipments.ts';
import { Simulation } from './simulation.ts';

const TICK_MS = 2_000;
const AFTER_FAILURE_MS = 5_000;

/**
 * Moves the demo’s shipments along their routes through the service that real positions use. Shipments that
 * keep sailing report at every tick. Returns a function that stops it.
 */
export function startSimulator(dependencies: Dependencies, exempt: PerpetualVoyages): () => Promise<void> {
  const { broadcast, log } = dependencies;
  const simulation = new Simulation(dependencies, exempt);
  const ending = new AbortController();
  // A change to a shipment may include a new route, so its cached track is dropped.
  const unsubscribe = broadcast.subscribe(({ channel, event, data }) => {
    if (channel === FLEET && event === 'changed')
      simulation.dropTrack((data as { tracking_number: string }).tracking_number);
  });

  const running = (async () => {
    for (let tick = 0; !ending.signal.aborted; tick++) {
      const failed = await simulation.move(tick).then(
        () => false,
        (error: unknown) => {
          log.warn({ err: error }, 'The simulator could not move the shipments');
          return true;
        },
      );
      await pause(failed ? AFTER_FAILURE_MS : TICK_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();

  return async () => {
    ending.abort();
    unsubscribe();
    await running;
  };
}
