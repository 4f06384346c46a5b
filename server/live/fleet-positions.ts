import type { LivePosition } from '#domain/tracking/live-position.ts';
import type { LiveMessage } from './broadcast.ts';
import { FLEET, numberTracked } from './channel.ts';
import { FLEET_MS } from './live-protocol.ts';

/** Of one message; more go into several, so that none is too large for a page's buffer. */
const LARGEST_BATCH = 1_000;

/**
 * Tells the console which shipments have moved: the latest position of each, once a second. Made on each node from
 * what it hears of single shipments, so that positions are sent between nodes only once.
 */
export class FleetPositions {
  readonly #latest = new Map<string, Record<string, unknown>>();
  readonly #tell: (message: LiveMessage) => void;
  #due: NodeJS.Timeout | undefined;

  constructor(tell: (message: LiveMessage) => void) {
    this.#tell = tell;
  }

  note({ channel, event, data }: LiveMessage): void {
    const tracking_number = event === 'moved' ? numberTracked(channel) : null;
    if (tracking_number === null) return;
    const { latitude, longitude, heading, transport_mode, updated_at } = data as LivePosition;
    this.#latest.set(tracking_number, {
      tracking_number,
      latitude,
      longitude,
      heading,
      transport_mode,
      updated_at,
    });
    this.#due ??= setTimeout(() => this.#flush(), FLEET_MS);
  }

  end(): void {
    clearTimeout(this.#due);
  }

  #flush(): void {
    this.#due = undefined;
    const positions = [...this.#latest.values()];
    this.#latest.clear();
    for (let start = 0; start < positions.length; start += LARGEST_BATCH)
      this.#tell({
        channel: FLEET,
        event: 'moved',
        data: { positions: positions.slice(start, start + LARGEST_BATCH) },
      });
  }
}
