import { ORPCError } from '@orpc/client';

const UNAVAILABLE = 'We cannot do this at the moment. Please try again shortly.';

/** The sentence of a failed call for people; `otherwise` when it failed without one, as when offline or by a bug. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (isUnavailable(error)) return UNAVAILABLE;
  return error instanceof ORPCError && (error.defined || error.status < 500) ? error.message : otherwise;
}

/** Whether the server refused with this code of the operation's contract. */
export function isRefusal(error: unknown, code: string): error is ORPCError<string, Record<string, unknown>> {
  return error instanceof ORPCError && error.code === code;
}

/** Whether the server, or what stands before it, cannot answer now and can later. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ORPCError && !error.defined && error.status === 503;
}
