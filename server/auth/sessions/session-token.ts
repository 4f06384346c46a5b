import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies } from './cookies.ts';

export const SESSION_COOKIE = 'groundswell.session_token';
const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash. Tokens are 256 random bits, so a fast hash is sufficient. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token hash of a request; undefined for a visitor. */
export function tokenHashFromCookie(cookies: Cookies, headers: IncomingHttpHeaders): string | undefined {
  const token = cookies.read(headers, SESSION_COOKIE);
  return token && hashOf(token);
}
