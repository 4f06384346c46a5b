import { ORPCError } from '@orpc/client';

/** A proxy's response has no sentence, only its status. */
const OF_PROXY: Readonly<Record<number, string>> = {
  413: 'That’s too large to send.',
  429: 'Too many requests. Wait a minute, then try again.',
};
const UNAVAILABLE = 'We cannot do this at the moment. Try again shortly.';

/** The user-facing message of a failed call. `otherwise` is used when the error has none, such as offline or a bug. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (isUnavailable(error)) return UNAVAILABLE;
  if (!(error instanceof ORPCError)) return otherwise;
  if (isOfProxy(error)) return OF_PROXY[error.status] ?? otherwise;
  return error.defined || error.status < 500 ? error.message : otherwise;
}

/** Whether the response wasn't one of the API. The client then names the status and keeps the response. */
function isOfProxy({ data }: ORPCError<string, unknown>): boolean {
  return typeof data === 'object' && data !== null && 'headers' in data && 'body' in data;
}

/** Whether the server responded with this error code of the operation's contract. */
export function isRefusal(error: unknown, code: string): error is ORPCError<string, Record<string, unknown>> {
  return error instanceof ORPCError && error.code === code;
}

/** Whether the server or a proxy in front of it is temporarily unavailable (503). */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ORPCError && !error.defined && error.status === 503;
}
