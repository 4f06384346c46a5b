import { ORPCError } from '@orpc/client';

const UNAVAILABLE = 'We cannot do this at the moment. Try again shortly.';
const TOO_LARGE = 'That’s too large to send.';

/** The user-facing message of a failed call. `otherwise` is used when the error has none, such as offline or a bug. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (isUnavailable(error)) return UNAVAILABLE;
  if (!(error instanceof ORPCError)) return otherwise;
  // A proxy's response has no sentence. The client names its status and attaches it.
  if ('headers' in Object(error.data)) return error.status === 413 ? TOO_LARGE : otherwise;
  return error.defined || error.status < 500 ? error.message : otherwise;
}

/** Whether the server responded with this error code of the operation's contract. */
export function isRefusal(error: unknown, code: string): error is ORPCError<string, Record<string, unknown>> {
  return error instanceof ORPCError && error.code === code;
}

/** Whether the server or a proxy in front of it is temporarily unavailable (503). */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ORPCError && !error.defined && error.status === 503;
}
