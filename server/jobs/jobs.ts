import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/connection.ts';

/** What each queue's jobs carry. */
export interface JobData {
  mail: { mail_id: string };
  'password-resets': { email: string; network: string };
  retention: object;
  digests: object;
  delays: object;
  tallies: object;
}
export type Queue = keyof JobData;
export type Worker<Name extends Queue> = (data: JobData[Name]) => Promise<void>;

export interface Jobs {
  /** The job exists only if the transaction commits. */
  send<Name extends Queue>(transaction: Transaction, queue: Name, data: JobData[Name]): Promise<void>;
  /** Runs each job of the queue until its worker returns; a throw is retried with back-off. */
  work<Name extends Queue>(queue: Name, worker: Worker<Name>): Promise<void>;
  /** Puts a job into the queue at the times of a cron expression (UTC), once however many processes ask. */
  schedule(queue: Queue, cron: string): Promise<void>;
  /** Lets running jobs end. */
  stop(): Promise<void>;
}

const RETRIES = 8;
const FIRST_RETRY_SECONDS = 5;
const CONNECTIONS = 3;
const STOP_TIMEOUT_MS = 5_000;
const BATCH = 10;

export async function startJobs(databaseUrl: string, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'groundswell-jobs',
    schema: 'jobs',
    max: CONNECTIONS,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'));
  await boss.start();
  const queue = { retryLimit: RETRIES, retryDelay: FIRST_RETRY_SECONDS, retryBackoff: true, notify: true };
  for (const name of ['mail', 'password-resets', 'retention', 'digests', 'delays', 'tallies'] satisfies Queue[])
    await boss.createQueue(name, queue);

  return {
    async send(transaction, name, data) {
      await boss.send(name, data, { db: fromDrizzle(transaction, sql) });
    },
    async work(name, worker) {
      // Without a full batch to go on from, a worker sleeps until a job is sent; a backlog would wait half a minute a job.
      const options = {
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
        notifyPollingIntervalSeconds: FIRST_RETRY_SECONDS,
      } as const;
      await boss.work<JobData[typeof name], void, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push({ id, ...(await outcomeOf(worker(data))) });
        return results;
      });
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** A job that throws fails by itself and is tried again; the others of its batch are done. */
async function outcomeOf(work: Promise<void>): Promise<Pick<JobResult, 'status' | 'output'>> {
  try {
    await work;
    return { status: 'completed' };
  } catch (error) {
    return { status: 'failed', output: { message: String(error) } };
  }
}
