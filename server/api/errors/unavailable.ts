import { ORPCError } from '@orpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { type TransientError, transientErrorOf } from '../../database/pool/transient-errors.ts';

/** The Retry-After value. Short, because most outages end within seconds and rejecting a call is cheap. */
export const RETRY_AFTER_SECONDS = '2';

const SENTENCES: Record<TransientError, string> = {
  away: 'Our database is unavailable at the moment. Nothing that we confirmed is lost. Try again shortly.',
  busy: 'We are too busy at the moment. Try again shortly.',
  full: 'We can’t save changes at the moment, but you can still view existing data. Try again later.',
};

/** Maps a transient database error to a retryable 503; undefined for any other error. */
export function asUnavailable(error: unknown): ORPCError<'SERVICE_UNAVAILABLE', undefined> | undefined {
  const kind = transientErrorOf(error);
  return kind
    ? new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: SENTENCES[kind], cause: error })
    : undefined;
}

/** Whether this is our own 503, whose message is written for people. */
export function isUnavailable(error: unknown): error is ORPCError<'SERVICE_UNAVAILABLE', undefined> {
  return error instanceof ORPCError && !error.defined && error.code === 'SERVICE_UNAVAILABLE';
}

/** Sets Retry-After and logs without a stack trace, because an outage causes thousands of these. */
export function logUnavailable(
  { cause }: ORPCError<'SERVICE_UNAVAILABLE', undefined>,
  log: FastifyBaseLogger,
  replyHeader: (name: string, value: string) => void,
): void {
  replyHeader('retry-after', RETRY_AFTER_SECONDS);
  log.warn({ trouble: transientErrorOf(cause) }, 'Request rejected with 503: transient database error');
}
