import { LRUCache } from 'lru-cache';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { numberTracked } from '../live/channel.ts';

/** Bounds staleness without any message: messages that invalidate an entry can be late or lost. */
export const MAX_AGE_MS = 100;
const MAX_NUMBERS = 2_000;
/** Longer than a replica that is read may lag, with the time until its lag is measured. */
const SETTLING_MS = 5_000;
const MAX_SETTLING = 20_000;

type Find = () => Promise<TrackedShipment | undefined>;

/**
 * Caches public look-ups for at most 100 ms (decision 0049). A write invalidates the shipment’s entry on every
 * node. Entries are the look-ups themselves, also running ones, so a look-up that started before a write is
 * never cached after it. Bypassed while messages from other nodes cannot arrive. Unknown numbers are not cached.
 */
export class TrackingCache {
  readonly #lookUps: LRUCache<string, ReturnType<Find>>;
  /** The shipments that were written lately, with the time, oldest first. */
  readonly #settling = new Map<string, number>();
  /** When a write may have gone unnoticed. */
  #missedAt = Number.NEGATIVE_INFINITY;
  readonly #clock: () => number;
  readonly #isConnected: () => boolean;

  /** `clock` is monotonic, in milliseconds. */
  constructor(
    broadcast: Pick<Broadcast, 'subscribe' | 'onMissedEvents' | 'isConnected'>,
    clock = () => performance.now(),
  ) {
    this.#clock = clock;
    this.#isConnected = () => broadcast.isConnected();
    this.#lookUps = new LRUCache({
      max: MAX_NUMBERS,
      // lru-cache returns an entry until it is older than this.
      ttl: MAX_AGE_MS - 1,
      ttlResolution: 0,
      perf: { now: clock },
    });
    broadcast.subscribe(({ channel }) => {
      const number = numberTracked(channel);
      if (number === null) return;
      this.#lookUps.delete(number);
      this.#noteWrite(number);
    });
    broadcast.onMissedEvents(() => {
      this.#lookUps.clear();
      this.#missedAt = clock();
    });
  }

  /** Returns the cached look-up, or runs `find` and caches it. */
  async find(number: string, find: Find): Promise<TrackedShipment | undefined> {
    if (!this.#isConnected()) return find();
    const cached = this.#lookUps.get(number);
    if (cached) return cached;
    // The age counts from before the query, because later writes may be missing from its result.
    const start = this.#clock();
    const lookUp = find();
    this.#lookUps.set(number, lookUp, { start });
    const shipment = await lookUp.catch((error: unknown) => {
      this.#remove(number, lookUp);
      throw error;
    });
    if (!shipment) this.#remove(number, lookUp);
    return shipment;
  }

  /** Whether the shipment’s last write is old enough for a replica with little lag to have it. */
  isSettled(number: string): boolean {
    const isQuiet = this.#clock() - this.#missedAt > SETTLING_MS;
    const writtenAt = this.#settling.get(number) ?? Number.NEGATIVE_INFINITY;
    return isQuiet && this.#isConnected() && this.#clock() - writtenAt > SETTLING_MS;
  }

  #noteWrite(number: string): void {
    const now = this.#clock();
    this.#settling.delete(number);
    this.#settling.set(number, now);
    for (const [oldest, writtenAt] of this.#settling) {
      const isSettled = now - writtenAt > SETTLING_MS;
      if (!isSettled && this.#settling.size <= MAX_SETTLING) return;
      this.#settling.delete(oldest);
      if (!isSettled) this.#missedAt = now;
    }
  }

  get size(): number {
    return this.#lookUps.size;
  }

  #remove(number: string, lookUp: ReturnType<Find>): void {
    if (this.#lookUps.peek(number, { allowStale: true }) === lookUp) this.#lookUps.delete(number);
  }
}
