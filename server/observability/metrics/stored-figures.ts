import { Gauge, type Registry } from 'prom-client';
import { connect, type Database } from '../../database/pool/connection.ts';
import { transientErrorOf } from '../../database/pool/transient-errors.ts';
import { countWaitingMail } from '../../mail/mail-outbox-table.ts';

/** What lies in the database and is nobody's: how much of it waits, and for how long already. */
interface Stored {
  queues: { queue: string; waiting: number; running: number; oldest_seconds: number }[];
  mails: { status: string; count: number }[];
}

const LONGEST_MS = 2_000;
const PATIENCE = { statement_ms: LONGEST_MS, lock_ms: 500, idle_in_transaction_ms: LONGEST_MS };
/** Several readers of the figures ask the database once. */
const FRESH_MS = 2_000;

/**
 * Figures that the database is asked for, over a connection of its own: they come also when every other one is taken,
 * and without it the rest of the figures is still told. Returns what ends the asking.
 */
export function observeStored(registry: Registry, databaseUrl: string): () => Promise<void> {
  const database = connect(databaseUrl, 1, PATIENCE);
  const ask = remembered(async () => {
    const answer = await withinTime(read(database), LONGEST_MS);
    // What nobody answers would hold the connection, and the next question with it.
    if (!answer.up) database.cut();
    return answer;
  });
  // Each process of a machine, and each machine, tells the same.
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    tell: (gauge: Gauge, found: Stored) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        this.reset();
        const { found } = await ask();
        if (found) tell(this, found);
      },
    });

  new Gauge({
    name: 'groundswell_database_up',
    help: 'Whether the database answered a question of its own just now.',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      this.set((await ask()).up ? 1 : 0);
    },
  });
  gauge(
    'groundswell_jobs',
    'Jobs that wait, or are being done; in the queue given-up lie those that were given up.',
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
    'For how long the job that may be done and waits the longest has waited.',
    ['queue'],
    (it, { queues }) => {
      for (const { queue, oldest_seconds } of queues) it.set({ queue }, oldest_seconds);
    },
  );
  gauge(
    'groundswell_mails',
    'Mails that have not left: queued for the first time, or failed at least once.',
    ['status'],
    (it, { mails }) => {
      for (const { status, count } of mails) it.set({ status }, count);
    },
  );
  return () => database.sql.end({ timeout: 0 });
}

/** Indexes answer it: of what is done, which is most, nothing is looked at. */
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

/** A database that refuses the question, because its tables are still to be made, answers nevertheless. */
function withinTime<T>(asked: Promise<T>, ms: number): Promise<{ up: boolean; found?: T }> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, ms, { up: false });
    asked
      .then(
        (found) => resolve({ up: true, found }),
        (error: unknown) => resolve({ up: transientErrorOf(error) === null }),
      )
      .finally(() => clearTimeout(patience));
  });
}

/** One question at a time, however many ask; its answer holds for a moment. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > FRESH_MS) asked = { at: performance.now(), answer: ask() };
    return asked.answer;
  };
}
