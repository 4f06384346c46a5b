import { randomBytes } from 'node:crypto';

/** Scanners of source code recognize leaked keys by it. */
const PREFIXES = { live: 'gs_live_', test: 'gs_test_' };
const KEY_BYTES = 32;
/** The prefix and the first characters, which are stored. */
const START_LENGTH = PREFIXES.live.length + 6;

export function newKey({ test = false } = {}): { key: string; start: string } {
  const key = PREFIXES[test ? 'test' : 'live'] + randomBytes(KEY_BYTES).toString('base64url');
  return { key, start: key.slice(0, START_LENGTH) };
}

/** The key of an `Authorization` header; undefined for something else, such as the key of a device. */
export function keyIn(authorization: string | undefined): string | undefined {
  return new RegExp(`^Bearer +((?:${PREFIXES.live}|${PREFIXES.test})[\\w-]{1,100})$`, 'i').exec(
    authorization ?? '',
  )?.[1];
}
