import { ORPCError } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { Database } from '../database/pool/connection.ts';
import type { CallContext } from './call-context.ts';

/**
 * Operations that run on the replica, if there is one: expensive staff reports where replication lag is
 * acceptable. Never sessions, rate limits, or data that a page refetches after a change event.
 */
export const REPLICA_READS = [
  contract.audit.list,
  contract.fleet.counters,
  contract.fleet.facets,
  contract.fleet.figures,
  contract.invoices.accounts,
  contract.people.signIns,
];
const PATHS = new Set(REPLICA_READS.map((operation) => operation['~orpc'].route.path));

/** Runs a call on the replica if the operation allows it, and retries on the primary if the replica fails. */
export async function onReplica<Result>(
  path: string | undefined,
  { replica, log }: Pick<CallContext, 'replica' | 'log'>,
  run: (database?: Database) => PromiseLike<Result> | Result,
): Promise<Result> {
  const lagging = PATHS.has(path as `/${string}`) ? replica?.fit() : null;
  if (!lagging) return run();
  try {
    return await run(lagging);
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    log.warn({ err: error }, 'The replica failed; retrying on the primary');
    replica?.failed();
    return run();
  }
}
