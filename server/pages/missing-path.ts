import type { FastifyBaseLogger } from 'fastify';
import { redact } from '../observability/redact.ts';

const LONGEST = 200;

/**
 * The path of an address nobody could open, fit for a log: no query, no control characters, nothing that looks
 * like an e-mail address, a key or a long number, at most 200 characters.
 */
export function presentablePath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const plain = decoded(path).replace(/\p{Cc}/gu, '');
  return redact(plain).slice(0, LONGEST);
}

/** One line for each address that led nowhere, so that links can be mended; nothing about who came. */
export function logMissing(log: FastifyBaseLogger, address: string, found_by: 'request' | 'link'): void {
  log.info({ missing_path: presentablePath(address), found_by }, 'Page not found');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
