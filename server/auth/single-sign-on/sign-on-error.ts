import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import type { SignOnFailure } from '#domain/single-sign-on/failures.ts';

/** A failed single sign-on. The sign-in screen shows the reason. */
export class SignOnError extends Error {
  readonly failure: SignOnFailure;

  constructor(failure: SignOnFailure, cause?: unknown) {
    super(`single sign-on: ${failure}`, { cause });
    this.failure = failure;
  }
}

const UNREACHABLE: readonly unknown[] = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

/** Maps a library error to the failure to show. */
export function asSignOnError(error: unknown): SignOnError {
  if (error instanceof SignOnError) return error;
  return new SignOnError(failureOf(error), error);
}

function failureOf(error: unknown): SignOnFailure {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'unavailable';
  // The code was already used, has expired, or belongs to another client.
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : 'unavailable';
  const { code, message } = error as { code?: unknown; message?: unknown };
  return message === 'fetch failed' || UNREACHABLE.includes(code) ? 'unavailable' : 'rejected';
}

/** The kind of error for the log, without its values, which contain input from people and other sites. */
export function causeOf(error: unknown): string | undefined {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return /^[a-z_]{1,40}$/.test(error.error) ? error.error : error.name;
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : (causeOf(error.cause) ?? error.name);
}
