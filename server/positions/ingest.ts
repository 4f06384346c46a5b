import { DrizzleQueryError } from 'drizzle-orm';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { AcceptedPosition } from '#domain/positions/accepted-position.ts';
import type { Database } from '../database/pool/connection.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import { Overloaded } from '../database/pool/semaphore.ts';
import { transientErrorOf } from '../database/pool/transient-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DelayNotifier } from '../notifications/notify-delay.ts';
import { createPartition } from './position-partitions.ts';
import { type Batch, type Recorded, recordBatches } from './record-batches.ts';

/** The outcome of a batch; null if the device has been revoked since. */
type Taken = Recorded | null;
type IngestContext = DelayNotifier & Pick<Dependencies, 'metrics' | 'positionsDatabase'>;

interface Waiting extends Batch {
  resolve(taken: Taken): void;
  reject(error: unknown): void;
}

/** The maximum per transaction. */
const MAX_TOGETHER = 10_000;
/** While one transaction commits, the next one is collected and sent. */
const GROUPS_AT_ONCE = 2;
/** The queue limit of a process, some seconds of work. Further requests get 503 with Retry-After. */
const MAX_WAITING = 200_000;
/** No partition exists for a row. */
const CHECK_VIOLATION = '23514';

const ingestQueues = new WeakMap<Database, IngestQueue>();

/** Stores one device's positions, sorted with distinct times; resolves once they are durable. */
export async function ingestPositions(
  needed: IngestContext,
  device_id: string,
  positions: readonly AcceptedPosition[],
): Promise<Taken> {
  if (positions.length === 0) return { fresh: 0, rejected: new Set() };
  if (needed.positionsDatabase) refuseWhileUnresponsive(needed.positionsDatabase);
  const queue = ingestQueues.get(needed.database) ?? new IngestQueue(needed);
  ingestQueues.set(needed.database, queue);
  const taken = await queue.take(device_id, positions);
  needed.metrics?.positionsTaken('new', taken?.fresh ?? 0);
  needed.metrics?.positionsTaken('known', taken === null ? 0 : positions.length - taken.fresh);
  return taken;
}

/**
 * Group commit: batches that arrive together are written in one transaction, which costs about as much for fifty
 * devices as for one.
 */
class IngestQueue {
  readonly #needed: IngestContext;
  readonly #days = new Set<string>();
  #waiting: Waiting[] = [];
  #positions = 0;
  #running = 0;

  constructor(needed: IngestContext) {
    this.#needed = needed;
  }

  take(device_id: string, positions: readonly AcceptedPosition[]): Promise<Taken> {
    if (this.#positions + positions.length > MAX_WAITING)
      throw new Overloaded('Too many positions wait to be written.');
    this.#positions += positions.length;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ device_id, positions, resolve, reject });
      if (this.#running < GROUPS_AT_ONCE) {
        this.#running += 1;
        // Waits one turn of the event loop, to include everything read from the network in it.
        setImmediate(() => void this.#run());
      }
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#next();
      await this.#settle(group);
      for (const { positions } of group) this.#positions -= positions.length;
    }
    this.#running -= 1;
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    try {
      const taken = await this.#write(group);
      for (const { device_id, resolve } of group) resolve(taken.get(device_id) ?? null);
    } catch (error) {
      // Isolates a failure of one device's batch from the others, except for database outages.
      if (group.length > 1 && !transientErrorOf(error))
        for (const batch of group) await this.#settle([batch]);
      else for (const { reject } of group) reject(error);
    }
  }

  /** Takes at most one batch per device, so that results are unambiguous, in order of device. */
  #next(): Waiting[] {
    const group = new Map<string, Waiting>();
    const left: Waiting[] = [];
    let positions = 0;
    for (const batch of this.#waiting) {
      const fits = group.size === 0 || positions + batch.positions.length <= MAX_TOGETHER;
      if (!fits || group.has(batch.device_id)) left.push(batch);
      else {
        group.set(batch.device_id, batch);
        positions += batch.positions.length;
      }
    }
    this.#waiting = left;
    return [...group.values()].sort((one, other) => (one.device_id < other.device_id ? -1 : 1));
  }

  async #write(group: readonly Batch[]): Promise<ReadonlyMap<string, Recorded>> {
    const { database, positionsDatabase } = this.#needed;
    const write = async () => {
      await this.#makeDays(group);
      return database.transaction((transaction) =>
        recordBatches(transaction, this.#needed, group, positionsDatabase?.db),
      );
    };
    return write().catch((error: unknown) => {
      if (!lacksDay(error)) throw error;
      // Another process has dropped the partition, or its creation was rolled back.
      this.#days.clear();
      return write();
    });
  }

  async #makeDays(group: readonly Batch[]): Promise<void> {
    const { sql } = this.#needed.positionsDatabase ?? this.#needed.database;
    for (const { positions } of group)
      for (let ms = positions[0]?.taken_ms ?? 0, last = positions.at(-1)?.taken_ms ?? 0; ; ms += DAY_MS) {
        const day = dayInUtc(new Date(Math.min(ms, last)));
        if (!this.#days.has(day)) {
          await createPartition(sql, day);
          this.#days.add(day);
        }
        if (ms >= last) break;
      }
  }
}

function lacksDay(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code === CHECK_VIOLATION;
}
