import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/pool/connection.ts';
import { loggedError } from '../observability/logged-error.ts';

/** What each queue's jobs carry. */
export interface JobData {
  mail: { mail_id: string };
  'password-resets': { request_id: string; email: string; network: string; trusted_browser?: boolean };
  retention: object;
  digests: object;
  delays: object;
  tallies: object;
  'position-days': object;
}
export type Queue = keyof JobData;
export type Worker<Name extends Queue> = (data: JobData[Name]) => Promise<void>;

export interface Jobs {
  /** The jobs, one for each piece of data, exist only if the transaction commits. */
  send<Name extends Queue>(transaction: Transaction, queue: Name, ...data: JobData[Name][]): Promise<void>;
  /** Runs each job of the queue until its worker returns; a throw is retried with back-off. */
  work<Name extends Queue>(queue: Name, worker: Worker<Name>): Promise<void>;
  /** Puts a job into the queue at the times of a cron expression (UTC), once however many processes ask. */
  schedule(queue: Queue, cron: string): Promise<void>;
  /** Lets running jobs end. */
  stop(): Promise<void>;
}

/** Where what must not be lost is tried again for some two days: a mail server may be away over a weekend’s night. */
const FOR_DAYS = { retryLimit: 60, retryDelay: 5, retryDelayMax: 3_600, retryBackoff: true };
/** What comes again by its schedule anyway. */
const FOR_A_WHILE = { ...FOR_DAYS, retryLimit: 8 };
const QUEUES: Record<Queue, typeof FOR_DAYS> = {
  mail: FOR_DAYS,
  'password-resets': FOR_A_WHILE,
  retention: FOR_A_WHILE,
  digests: FOR_A_WHILE,
  delays: FOR_A_WHILE,
  tallies: FOR_A_WHILE,
  'position-days': FOR_A_WHILE,
};
/** Where jobs lie that were given up, for whoever mends what they met. */
const GIVEN_UP = 'given-up';
const GIVEN_UP_KEPT_SECONDS = 30 * 86_400;
/** Retries are looked for this often. */
const POLL_SECONDS = 5;
/** A job whose process, or whose connection at the instant it was taken, is gone is given to another after this long. */
const HEARTBEAT_SECONDS = 20;
/** Jobs without a heartbeat are looked for this often. */
const SWEEP_SECONDS = 10;
const CONNECTIONS = 3;
/** Of the queue's own driver: a database that has fallen silent must not hold it for ever. */
const DRIVER = { keepAlive: true, query_timeout: 60_000 };
const STOP_TIMEOUT_MS = 5_000;
const BATCH = 10;

/** Thrown by a worker whose job would fail again however often it is tried. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

/** What may be told otherwise by tests, which cannot wait. */
interface Pace {
  queues?: Partial<typeof QUEUES>;
  sweepSeconds?: number;
}

export async function startJobs(
  databaseUrl: string,
  log: FastifyBaseLogger,
  { queues = {}, sweepSeconds = SWEEP_SECONDS }: Pace = {},
): Promise<Jobs> {
  const boss = queueAt(databaseUrl, log, {
    max: CONNECTIONS,
    superviseIntervalSeconds: sweepSeconds,
    monitorIntervalSeconds: sweepSeconds,
  });
  await boss.start();
  await boss.createQueue(GIVEN_UP, { retentionSeconds: GIVEN_UP_KEPT_SECONDS });
  for (const [name, retries] of Object.entries({ ...QUEUES, ...queues })) {
    const options = {
      ...retries,
      deadLetter: GIVEN_UP,
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    };
    await boss.createQueue(name, options);
    // The queues of an older installation.
    await boss.updateQueue(name, options);
  }

  return {
    ...sender(boss),
    async work(name, worker) {
      // Without a full batch to go on from, a worker sleeps until a job is sent; a backlog would wait half a minute a job.
      const options = {
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
        notifyPollingIntervalSeconds: POLL_SECONDS,
        includeMetadata: true,
      } as const;
      await boss.work<JobData[typeof name], void, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const job of jobs) {
          const outcome = await outcomeOf(() => worker(job.data));
          if ('error' in outcome) {
            const { error, status } = outcome;
            const isOver = status === 'deadletter' || job.retryCount >= job.retryLimit;
            const told = { err: error, queue: name, job: job.id, attempt: job.retryCount + 1 };
            if (isOver) log.error(told, 'A job is given up');
            else log.warn(told, 'A job failed and will be tried again');
          }
          results.push({ id: job.id, status: outcome.status, output: outputOf(outcome) });
        }
        return results;
      });
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron);
    },
  };
}

/** For a process whose jobs another one works, after that one has started. */
export async function sendJobs(databaseUrl: string, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = queueAt(databaseUrl, log, { max: 1, migrate: false, supervise: false, schedule: false });
  await boss.start();
  const notHere = async () => {
    throw new Error('Another process works the jobs.');
  };
  return { ...sender(boss), work: notHere, schedule: notHere };
}

function queueAt(databaseUrl: string, log: FastifyBaseLogger, options: ConstructorOptions): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'groundswell-jobs',
    schema: 'jobs',
    ...DRIVER,
    // Also who only sends: it is what wakes the worker.
    useListenNotify: true,
    ...options,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'));
  return boss;
}

function sender(boss: PgBoss): Pick<Jobs, 'send' | 'stop'> {
  return {
    async send(transaction, name, ...data) {
      const jobs = data.map((one) => ({ data: one }));
      await boss.insert(name, jobs, { db: fromDrizzle(transaction, sql) });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** A job that throws fails by itself and is tried again; the others of its batch are done. */
async function outcomeOf(
  work: () => Promise<void>,
): Promise<{ status: 'completed' } | { status: 'failed' | 'deadletter'; error: unknown }> {
  try {
    await work();
    return { status: 'completed' };
  } catch (error) {
    return { status: error instanceof HopelessJob ? 'deadletter' : 'failed', error };
  }
}

function outputOf(outcome: Awaited<ReturnType<typeof outcomeOf>>): object | undefined {
  return 'error' in outcome ? { message: loggedError(outcome.error).message } : undefined;
}
