import type { PgBoss } from 'pg-boss';

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

/** Retries for about two days, because a mail server may be down over a weekend. */
const RETRY_FOR_DAYS = { retryLimit: 60, retryDelay: 5, retryDelayMax: 3_600, retryBackoff: true };
/** For jobs that run again on schedule anyway. */
const RETRY_BRIEFLY = { ...RETRY_FOR_DAYS, retryLimit: 8 };
/** For jobs with an e-mail address, which anyone may have entered: they are deleted soon, and abandoned ones not retained. */
const RETRY_AND_DELETE = { ...RETRY_BRIEFLY, deadLetter: null, deleteAfterSeconds: 3_600 };
export const QUEUES: Record<
  Queue,
  typeof RETRY_FOR_DAYS & { deadLetter?: null; deleteAfterSeconds?: number }
> = {
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
/**
 * Queues of earlier versions, with their schedules. Their dead-letter queue `given-up` is not deleted: jobs of those versions
 * refer to it, and its own are retained for diagnosis.
 */
const FORMER_QUEUES = ['tallies', 'position-days'];
/** Abandoned jobs, retained for diagnosis. */
const DEAD_LETTER_QUEUE = 'dead-letters';
const DEAD_LETTER_RETENTION_SECONDS = 30 * 86_400;
/**
 * A job without a heartbeat for this long, because its process or connection is gone, is given to another
 * worker.
 */
const HEARTBEAT_SECONDS = 20;

/** Creates the queues, updates those of an existing installation, and deletes those of earlier versions. */
export async function createQueues(boss: PgBoss, queues: Partial<typeof QUEUES>): Promise<void> {
  for (const name of FORMER_QUEUES) await boss.deleteQueue(name);
  await boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: DEAD_LETTER_RETENTION_SECONDS });
  for (const [name, retries] of Object.entries({ ...QUEUES, ...queues })) {
    const { deadLetter = DEAD_LETTER_QUEUE, ...rest } = retries;
    const options = { ...rest, notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, { ...options, deadLetter });
  }
}
