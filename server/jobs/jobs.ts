import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/pool/connection.ts';
import { type DatabaseHost, databaseHosts } from '../database/pool/database-url.ts';
import { locatorOf, PrimarySocket } from '../database/pool/primary-locator.ts';
import { loggedError } from '../observability/logged-error.ts';

/** The data of each queue’s jobs. */
export interface JobData {
  mail: { mail_id: string };
  'password-resets': { request_id: string; email: string; network: string; trusted_browser?: boolean };
  retention: object;
  digests: object;
  delays: object;
  counters: object;
  'renamed-clients': object;
  'object-deletions': object;
  'position-partitions': object;
  views: object;
  branches: object;
  'cut-offs': object;
  imports: { import_id: string };
  'exchange-rates': object;
  'carrier-feeds': object;
  'payment-reminders': object;
}
export type Queue = keyof JobData;
export type Worker<Name extends Queue> = (data: JobData[Name]) => Promise<void>;

export interface Jobs {
  /** Enqueues one job for each piece of data, only if the transaction commits. */
  send<Name extends Queue>(transaction: Transaction, queue: Name, ...data: JobData[Name][]): Promise<void>;
  /** Runs each job of the queue until its worker returns; a throw is retried with back-off. */
  work<Name extends Queue>(queue: Name, worker: Worker<Name>): Promise<void>;
  /** Enqueues a job at the times of a cron expression (UTC), only once for any number of processes. */
  schedule(queue: Queue, cron: string): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

/** Retries for about two days, because a mail server may be down over a weekend. */
const RETRY_FOR_DAYS = { retryLimit: 60, retryDelay: 5, retryDelayMax: 3_600, retryBackoff: true };
/** For jobs that run again on schedule anyway. */
const RETRY_BRIEFLY = { ...RETRY_FOR_DAYS, retryLimit: 8 };
/** For jobs with an e-mail address, which anyone may have entered: they are deleted soon, and abandoned ones not retained. */
const RETRY_AND_DELETE = { ...RETRY_BRIEFLY, deadLetter: null, deleteAfterSeconds: 3_600 };
const QUEUES: Record<Queue, typeof RETRY_FOR_DAYS & { deadLetter?: null; deleteAfterSeconds?: number }> = {
  mail: RETRY_FOR_DAYS,
  'password-resets': RETRY_AND_DELETE,
  retention: RETRY_BRIEFLY,
  digests: RETRY_BRIEFLY,
  delays: RETRY_BRIEFLY,
  counters: RETRY_BRIEFLY,
  'renamed-clients': RETRY_BRIEFLY,
  'object-deletions': RETRY_BRIEFLY,
  'position-partitions': RETRY_BRIEFLY,
  views: RETRY_BRIEFLY,
  branches: RETRY_BRIEFLY,
  'cut-offs': RETRY_BRIEFLY,
  imports: RETRY_FOR_DAYS,
  'exchange-rates': RETRY_BRIEFLY,
  'carrier-feeds': RETRY_BRIEFLY,
  'payment-reminders': RETRY_BRIEFLY,
};
/** Queues of earlier versions, deleted with their schedules at the start. */
const FORMER_QUEUES = ['tallies', 'position-days'];
/** The dead-letter queue: abandoned jobs, retained for diagnosis. */
const DEAD_LETTER = 'given-up';
const DEAD_LETTER_RETENTION_SECONDS = 30 * 86_400;
/** How often due retries are polled. */
const POLL_SECONDS = 5;
/**
 * A job without a heartbeat for this long, because its process or connection is gone, is given to another
 * worker.
 */
const HEARTBEAT_SECONDS = 20;
/** How often jobs without a heartbeat are looked for. */
const SWEEP_SECONDS = 10;
/** How often old jobs are deleted. */
const DELETE_SECONDS = 3_600;
const CONNECTIONS = 3;
/** Timeouts of the queue’s own driver, so that an unresponsive database does not block it forever. */
const DRIVER = { keepAlive: true, query_timeout: 60_000 };
const STOP_TIMEOUT_MS = 5_000;
const BATCH = 10;

/** Thrown by a worker for a job that would fail on every attempt. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

/** Overrides for tests, which cannot wait. */
interface Pace {
  queues?: Partial<typeof QUEUES>;
  sweepSeconds?: number;
  deleteSeconds?: number;
}

export async function startJobs(
  databaseUrl: string,
  log: FastifyBaseLogger,
  { queues = {}, sweepSeconds = SWEEP_SECONDS, deleteSeconds = DELETE_SECONDS }: Pace = {},
): Promise<Jobs> {
  const boss = queueAt(databaseUrl, log, {
    max: CONNECTIONS,
    superviseIntervalSeconds: sweepSeconds,
    monitorIntervalSeconds: sweepSeconds,
    maintenanceIntervalSeconds: deleteSeconds,
  });
  await boss.start();
  for (const name of FORMER_QUEUES) await boss.deleteQueue(name);
  await boss.createQueue(DEAD_LETTER, { retentionSeconds: DEAD_LETTER_RETENTION_SECONDS });
  for (const [name, retries] of Object.entries({ ...QUEUES, ...queues })) {
    const { deadLetter = DEAD_LETTER, ...rest } = retries;
    const options = { ...rest, notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };
    await boss.createQueue(name, options);
    // Updates the queues of an existing installation.
    await boss.updateQueue(name, { ...options, deadLetter });
  }

  return {
    ...sender(boss),
    async work(name, worker) {
      // Without burst mode a worker sleeps until a job is sent, and a backlog would take half a minute per
      // job.
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
            const fields = { err: error, queue: name, job: job.id, attempt: job.retryCount + 1 };
            if (isOver) log.error(fields, 'Job abandoned after the last attempt');
            else log.warn(fields, 'Job failed; will retry');
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

/** For a process that only enqueues. Another process, started before, works the jobs. */
export async function sendJobs(databaseUrl: string, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = queueAt(databaseUrl, log, { max: 1, migrate: false, supervise: false, schedule: false });
  await boss.start();
  const notHere = async () => {
    throw new Error('This process does not work jobs.');
  };
  return { ...sender(boss), work: notHere, schedule: notHere };
}

function queueAt(databaseUrl: string, log: FastifyBaseLogger, options: ConstructorOptions): PgBoss {
  const boss = new PgBoss({
    ...targetOf(databaseUrl),
    application_name: 'groundswell-jobs',
    schema: 'jobs',
    ...DRIVER,
    // Also for processes that only enqueue, because the notification wakes the worker.
    useListenNotify: true,
    ...options,
  });
  boss.on('error', (error) => log.error({ err: error }, 'Job queue error'));
  return boss;
}

/** The address for the queue’s own driver, which knows no several hosts. */
function targetOf(databaseUrl: string): ConstructorOptions {
  const locator = locatorOf(databaseUrl);
  const { hosts } = databaseHosts(databaseUrl);
  const [{ url, host, port }] = hosts;
  if (!locator) return { connectionString: url };
  const { username, password, pathname, searchParams } = new URL(url);
  const target: ConstructorOptions & { stream: () => PrimarySocket } = {
    host,
    port,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    ssl: tlsOf(searchParams.get('sslmode'), hosts),
    stream: () => new PrimarySocket(locator),
  };
  return target;
}

/** As the product’s driver understands `sslmode`. A certificate may be that of any of the hosts. */
function tlsOf(mode: string | null, hosts: readonly DatabaseHost[]): ConstructorOptions['ssl'] {
  if (!mode || mode === 'disable') return false;
  if (mode !== 'verify-full') return { rejectUnauthorized: false };
  return {
    checkServerIdentity: (_host: string, certificate: PeerCertificate) => {
      const errors = hosts.map(({ host }) => checkServerIdentity(host, certificate));
      return errors.includes(undefined) ? undefined : errors[0];
    },
  };
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

/** Runs one job of a batch. A job that throws is retried; the others of its batch still complete. */
async function outcomeOf(
  work: () => Promise<void>,
): Promise<{ status: 'completed' } | { status: 'failed' | 'deadletter'; error: unknown }> {
  try {
    await work();
    return { status: 'completed' };
  } catch (error) {
    return { status: error instanceof PermanentJobError ? 'deadletter' : 'failed', error };
  }
}

function outputOf(outcome: Awaited<ReturnType<typeof outcomeOf>>): object | undefined {
  return 'error' in outcome ? { message: loggedError(outcome.error).message } : undefined;
}
