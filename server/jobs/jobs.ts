import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/pool/connection.ts';
import { loggedError } from '../observability/logged-error.ts';
import { queueAddress } from './queue-address.ts';
import { createQueues, type JobData, type QUEUES, type Queue } from './queues.ts';

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

/** How often due retries are polled. */
const POLL_SECONDS = 5;
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
  await createQueues(boss, queues);

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
          if ('error' in outcome) logFailure(log, name, job, outcome);
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
    ...queueAddress(databaseUrl),
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

interface Failure {
  status: 'failed' | 'deadletter';
  error: unknown;
}

/** Runs one job of a batch. A job that throws is retried; the others of its batch still complete. */
async function outcomeOf(work: () => Promise<void>): Promise<{ status: 'completed' } | Failure> {
  try {
    await work();
    return { status: 'completed' };
  } catch (error) {
    return { status: error instanceof PermanentJobError ? 'deadletter' : 'failed', error };
  }
}

function logFailure(
  log: FastifyBaseLogger,
  queue: Queue,
  { id, retryCount, retryLimit }: JobWithMetadata,
  { status, error }: Failure,
): void {
  const fields = { err: error, queue, job: id, attempt: retryCount + 1 };
  if (status === 'deadletter' || retryCount >= retryLimit)
    log.error(fields, 'Job abandoned after the last attempt');
  else log.warn(fields, 'Job failed; will retry');
}

function outputOf(outcome: Awaited<ReturnType<typeof outcomeOf>>): object | undefined {
  return 'error' in outcome ? { message: loggedError(outcome.error).message } : undefined;
}
