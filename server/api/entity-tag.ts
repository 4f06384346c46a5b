import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const WEAK = /^W\//;

/** A weak tag (RFC 9110, 8.8.3), because a proxy may compress the body. */
export function entityTag(body: string | Buffer): string {
  return `W/"${bodyHash(body)}"`;
}

export function bodyHash(body: string | Buffer): string {
  return hash('sha1', body, 'base64url');
}

/** Whether If-None-Match names this tag. Uses weak comparison. */
export function isHeld({ 'if-none-match': held }: IncomingHttpHeaders, tag: string): boolean {
  if (held === undefined || held === tag) return held === tag;
  const name = tag.replace(WEAK, '');
  return held.split(',').some((one) => one.trim() === '*' || one.trim().replace(WEAK, '') === name);
}
