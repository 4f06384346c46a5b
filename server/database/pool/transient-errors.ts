import { Overloaded } from './semaphore.ts';

/**
 * The kinds of transient database errors: unreachable, overloaded, or out of disk space. Any other error is a
 * bug.
 */
export type TransientError = 'away' | 'busy' | 'full';

/** Thrown instead of querying an unresponsive database. */
export class DatabaseUnresponsive extends Error {
  override readonly name = 'DatabaseUnresponsive';
}

const AWAY = new Set([
  'NO_PRIMARY',
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
  // PostgreSQL: shutting down, terminated, starting up; a standby that was not promoted.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08003',
  '08006',
  // PgBouncer, for whatever keeps it from connecting a client to a server.
  '08P01',
]);
const BUSY = new Set([
  // Too many connections, out of memory, a lock or statement timeout, a deadlock.
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

/** Finds the kind in the chain of causes, because libraries wrap the driver’s error. */
export function transientErrorOf(error: unknown): TransientError | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof DatabaseUnresponsive) return 'away';
    if (cause instanceof Overloaded) return 'busy';
    const kind = byCode((cause as { code?: unknown }).code, cause);
    if (kind) return kind;
  }
  return null;
}

function byCode(code: unknown, error: Error): TransientError | null {
  if (typeof code !== 'string') return null;
  if (AWAY.has(code)) return 'away';
  if (BUSY.has(code)) return 'busy';
  if (FULL.has(code)) return 'full';
  // A write to a full disk may be reported as an I/O error.
  return code === '58030' || code === '58P01' ? fullDisk(error) : null;
}

function fullDisk({ message }: Error): TransientError | null {
  return message.includes('No space left on device') ? 'full' : null;
}
