import { ORPCError } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { Database } from '../database/pool/connection.ts';
import type { CallContext } from './call-context.ts';

/**
 * What is read from the replica where there is one: heavy questions of staff about all there is, which nobody asks to see
 * what they have just written. Never sessions, limits, or what a page reads again because it was told of a change.
 */
export const REPLICA_READS = [
  contract.audit.list,
  contract.fleet.facets,
  contract.fleet.figures,
  contract.invoices.accounts,
  contract.people.signIns,
];
const PATHS = new Set(REPLICA_READS.map((operation) => operation['~orpc'].route.path));

/** Runs a call with the replica as its database where it may be; what fails there is asked of the primary. */
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
    log.warn({ err: error }, 'The replica did not answer; the primary is asked');
    replica?.failed();
    return run();
  }
}
