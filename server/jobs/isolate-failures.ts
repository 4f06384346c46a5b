import type { FastifyBaseLogger } from 'fastify';
import { transientErrorOf } from '../database/pool/transient-errors.ts';

/** Does the work of one item, and returns whether it succeeded. `item` identifies it in the log. */
export type Attempt = (item: object, work: () => Promise<unknown>) => Promise<boolean>;

/** A fault of all items would fill the log. */
const MAX_LOGGED = 100;

/**
 * Runs a job over many items so that one that fails does not stop the others. Each failure is logged with its item; the job
 * fails once all have been attempted, with an AggregateError that counts them, and is then retried. Items must therefore be
 * idempotent. A database that is unreachable or full ends the job at once, because all other items would fail as well.
 */
export async function isolateFailures(
  log: FastifyBaseLogger,
  message: string,
  job: (attempt: Attempt) => Promise<void>,
): Promise<void> {
  const logged: unknown[] = [];
  let failed = 0;
  await job(async (item, work) => {
    try {
      await work();
      return true;
    } catch (error) {
      const transient = transientErrorOf(error);
      if (transient === 'away' || transient === 'full') throw error;
      failed += 1;
      if (failed <= MAX_LOGGED) {
        log.error({ err: error, ...item }, message);
        logged.push(error);
      }
      return false;
    }
  });
  if (failed > 0) throw new AggregateError(logged, `${message}: ${failed}`);
}
