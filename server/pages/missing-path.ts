import type { FastifyBaseLogger } from 'fastify';
import { redact } from '../observability/redact.ts';

const MAX_LENGTH = 200;

/**
 * The path of a missing page, redacted for the log: no query, no control characters, nothing that looks like
 * an e-mail address, a key or a long number, at most 200 characters.
 */
export function presentablePath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const plain = decoded(path).replace(/\p{Cc}/gu, '');
  return redact(plain).slice(0, MAX_LENGTH);
}

/** Logs one line for each missing page, so that links can be fixed; contains nothing about the visitor. */
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
