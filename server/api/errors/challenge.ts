import type { Problem } from './problem.ts';

const CHALLENGE = 'Bearer realm="api"';

/**
 * The `WWW-Authenticate` header of an error, by RFC 9110 and RFC 6750: how to authenticate, and for a program what is wrong with the
 * credentials it has sent. Undefined for other errors.
 */
export function challengeOf(
  { status, code, scope }: Pick<Problem, 'status' | 'code'> & { scope?: unknown },
  authorization: string | undefined,
): string | undefined {
  // Proxies with a password of their own pass it on.
  const isOurs = authorization !== undefined && !/^Basic /i.test(authorization);
  if (status === 401) return isOurs ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE;
  if (code === 'MISSING_SCOPE') return `${CHALLENGE}, error="insufficient_scope", scope="${scope}"`;
  return undefined;
}
