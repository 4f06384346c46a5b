import { ORPCError } from '@orpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { type TransientError, transientErrorOf } from '../database/pool/transient-errors.ts';

/** When to ask again. Short: most faults end within moments, and a refusal costs next to nothing. */
export const RETRY_AFTER_SECONDS = '2';

const SENTENCES: Record<TransientError, string> = {
  away: 'We cannot reach our records at the moment. Nothing that we confirmed is lost; please try again shortly.',
  busy: 'We have too much to do at the moment. Please try again shortly.',
  full: 'We cannot take anything new at the moment; what is there can still be read. Please try again later.',
};

/** What is told where the database cannot do it now: 503, to be tried again; undefined for any other error. */
export function asUnavailable(error: unknown): ORPCError<'SERVICE_UNAVAILABLE', undefined> | undefined {
  const trouble = transientErrorOf(error);
  return trouble
    ? new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: SENTENCES[trouble], cause: error })
    : undefined;
}

/** Whether it is one of ours, whose sentence people may read. */
export function isUnavailable(error: unknown): error is ORPCError<'SERVICE_UNAVAILABLE', undefined> {
  return error instanceof ORPCError && !error.defined && error.code === 'SERVICE_UNAVAILABLE';
}

/** Says when to ask again, and notes it in the log without a stack: during a fault there are thousands. */
export function logUnavailable(
  { cause }: ORPCError<'SERVICE_UNAVAILABLE', undefined>,
  log: FastifyBaseLogger,
  replyHeader: (name: string, value: string) => void,
): void {
  replyHeader('retry-after', RETRY_AFTER_SECONDS);
  log.warn({ trouble: transientErrorOf(cause) }, 'A call was refused, to be tried again');
}
