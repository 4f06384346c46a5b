import type { FastifyBaseLogger } from 'fastify';

const LONGEST = 200;

/** What may not reach the log, in the order it is looked for. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/[^\s/@]+@[^\s/@]+/g, '[address]'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[key]'],
  // A run that mixes letters and digits as only machines do; words of a title are parted by hyphens.
  [/(?=\w*\d)(?=\w*[a-z])\w{16,}/gi, '[key]'],
  [/\w{32,}/g, '[key]'],
  [/\d(?:[\s.()+-]{0,3}\d){5,}/g, '[number]'],
];

/**
 * The path of an address nobody could open, fit for a log: no query, no control characters, nothing that looks
 * like an e-mail address, a key or a long number, at most 200 characters.
 */
export function presentablePath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const plain = decoded(path).replace(/\p{Cc}/gu, '');
  const masked = PRIVATE.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), plain);
  return masked.slice(0, LONGEST);
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
