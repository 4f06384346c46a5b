import { Gauge, type Registry } from 'prom-client';
import { connect, type Database } from '../../database/pool/connection.ts';
import { transientErrorOf } from '../../database/pool/transient-errors.ts';
import { countWaitingMail } from '../../mail/mail-outbox-table.ts';

/** Queue and mail backlogs in the database. Contains no personal data. */
interface Stored {
  queues: { queue: string; waiting: number; running: number; oldest_seconds: number }[];
  mails: { status: string; count: number }[];
}

const QUERY_TIMEOUT_MS = 2_000;
const TIMEOUTS = { statement_ms: QUERY_TIMEOUT_MS, lock_ms: 500, idle_in_transaction_ms: QUERY_TIMEOUT_MS };
/** How long a result is cached, so that several scrapers cause only one query. */
const CACHE_MS = 2_000;

/**
 * Metrics that are queried from the database over a dedicated connection, so that they work while every pool
 * is exhausted. Without the database, the other metrics are still served. Returns a function that closes the
 * connection.
 */
export function observeDatabase(registry: Registry, databaseUrl: string): () => Promise<void> {
  const database = connect(databaseUrl, 1, TIMEOUTS);
  const query = cached(async () => {
    const result = await withTimeout(read(database), QUERY_TIMEOUT_MS);
    // A hung query would block the connection and the next query.
    if (!result.up) database.cut();
    return result;
  });
  // All processes report the same values, so they are aggregated with max.
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    set: (gauge: Gauge, found: Stored) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        this.reset();
        const { found } = await query();
        if (found) set(this, found);
      },
    });

  new Gauge({
    name: 'groundswell_database_up',
    help: 'Whether the database responded to the last metrics query.',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      this.set((await query()).up ? 1 : 0);
    },
  });
  gauge(
    'groundswell_jobs',
    'Jobs waiting or running. The queue dead-letters has the jobs that failed permanently.',
    ['queue', 'state'],
    (it, { queues }) => {
      for (const { queue, waiting, running } of queues) {
        it.set({ queue, state: 'waiting' }, waiting);
        it.set({ queue, state: 'running' }, running);
      }
    },
  );
  gauge(
    'groundswell_jobs_oldest_seconds',
    'Age of the oldest waiting job that is due.',
    ['queue'],
    (it, { queues }) => {
      for (const { queue, oldest_seconds } of queues) it.set({ queue }, oldest_seconds);
    },
  );
  gauge(
    'groundswell_mails',
    'Unsent e-mails: queued, or failed at least once.',
    ['status'],
    (it, { mails }) => {
      for (const { status, count } of mails) it.set({ status }, count);
    },
  );
  return () => database.sql.end({ timeout: 0 });
}

/** Uses indexes only: finished jobs and mails, which are the majority, are not read. */
async function read({ db, sql }: Database): Promise<Stored> {
  const [queues, mails] = await Promise.all([
    sql<Stored['queues']>`
      select queue.name as queue,
        coalesce(job.waiting, 0)::int as waiting,
        coalesce(job.oldest_seconds, 0)::float as oldest_seconds,
        queue.active_count::int as running
      from jobs.queue
      left join (
        select name, count(*) as waiting,
          extract(epoch from now() - min(start_after) filter (where start_after <= now())) as oldest_seconds
        from jobs.job where state < 'active' and not blocked group by name
      ) job on job.name = queue.name
      -- The queue's own begin with underscores.
      where left(queue.name, 2) <> '__'`,
    countWaitingMail(db),
  ]);
  return { queues, mails };
}

/** A database that rejects the query, for example because it is not migrated yet, still counts as up. */
function withTimeout<T>(query: Promise<T>, ms: number): Promise<{ up: boolean; found?: T }> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, ms, { up: false });
    query
      .then(
        (found) => resolve({ up: true, found }),
        (error: unknown) => resolve({ up: transientErrorOf(error) === null }),
      )
      .finally(() => clearTimeout(timeout));
  });
}

/** Shares one query between concurrent callers, and caches its result. */
function cached<T>(query: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > CACHE_MS) last = { at: performance.now(), result: query() };
    return last.result;
  };
}
