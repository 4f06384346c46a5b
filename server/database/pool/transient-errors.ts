import { Overloaded } from './semaphore.ts';

/**
 * Why the database cannot do now what it can do later: it is away, has too much to do, or has no room left.
 * What is none of these is a bug.
 */
export type TransientError = 'away' | 'busy' | 'full';

/** Thrown instead of asking a database that has fallen silent. */
export class DatabaseUnresponsive extends Error {
  override readonly name = 'DatabaseUnresponsive';
}

const AWAY = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL: ends, was ended, is starting; a standby that was not promoted.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08003',
  '08006',
]);
const BUSY = new Set([
  // Too many connections, out of memory, a lock or a statement that took too long, a circle of locks.
  '53300',
  '53200',
  '53400',
  '55P03',
  '57014',
  '25P03',
  '40P01',
  '40001',
]);
const FULL = new Set(['53100', '25006']);

/** Looks through what others have wrapped around the driver's error. */
export function transientErrorOf(error: unknown): TransientError | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof DatabaseUnresponsive) return 'away';
    if (cause instanceof Overloaded) return 'busy';
    const trouble = byCode((cause as { code?: unknown }).code, cause);
    if (trouble) return trouble;
  }
  return null;
}

function byCode(code: unknown, error: Error): TransientError | null {
  if (typeof code !== 'string') return null;
  if (AWAY.has(code)) return 'away';
  if (BUSY.has(code)) return 'busy';
  if (FULL.has(code)) return 'full';
  // A write that finds the disk full may be told as an input or output error.
  return code === '58030' || code === '58P01' ? fullDisk(error) : null;
}

function fullDisk({ message }: Error): TransientError | null {
  return message.includes('No space left on device') ? 'full' : null;
}
