import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const WEAK = /^W\//;

/** Weak (RFC 9110, 8.8.3): a proxy may compress what it names. */
export function entityTag(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

/** Whether the caller says, by If-None-Match, that they have what the tag names. Only whether it is the same counts, weak or not. */
export function isHeld({ 'if-none-match': held }: IncomingHttpHeaders, tag: string): boolean {
  if (held === undefined || held === tag) return held === tag;
  const name = tag.replace(WEAK, '');
  return held.split(',').some((one) => one.trim() === '*' || one.trim().replace(WEAK, '') === name);
}
