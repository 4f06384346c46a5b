import type { LivePosition } from '#domain/tracking/live-position.ts';
import type { LiveMessage } from './broadcast.ts';
import { FLEET, numberTracked } from './channel.ts';
import { FLEET_INTERVAL_MS } from './live-protocol.ts';

/** Events per message. More are split, so that no message exceeds a page’s buffer. */
const MAX_BATCH = 1_000;

/**
 * Publishes the latest position of each moved shipment to the console, once a second. Each node derives them
 * from the events of single shipments, so that positions cross between nodes only once.
 */
export class FleetPositions {
  /** By branch, then by number. */
  readonly #latest = new Map<string | null, Map<string, Record<string, unknown>>>();
  readonly #publish: (message: LiveMessage) => void;
  #due: NodeJS.Timeout | undefined;

  constructor(publish: (message: LiveMessage) => void) {
    this.#publish = publish;
  }

  note({ channel, event, data, branch_id = null, test }: LiveMessage): void {
    const tracking_number = event === 'moved' && !test ? numberTracked(channel) : null;
    if (tracking_number === null) return;
    const { latitude, longitude, heading, transport_mode, updated_at } = data as LivePosition;
    const latest = this.#latest.get(branch_id) ?? new Map();
    this.#latest.set(branch_id, latest);
    latest.set(tracking_number, {
      tracking_number,
      latitude,
      longitude,
      heading,
      transport_mode,
      updated_at,
    });
    this.#due ??= setTimeout(() => this.#flush(), FLEET_INTERVAL_MS);
  }

  end(): void {
    clearTimeout(this.#due);
  }

  #flush(): void {
    this.#due = undefined;
    const moved = [...this.#latest];
    this.#latest.clear();
    for (const [branch_id, latest] of moved) {
      const positions = [...latest.values()];
      for (let start = 0; start < positions.length; start += MAX_BATCH)
        this.#publish({
          channel: FLEET,
          event: 'moved',
          data: { positions: positions.slice(start, start + MAX_BATCH) },
          branch_id,
        });
    }
  }
}
