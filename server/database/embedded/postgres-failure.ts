import { StartupError } from '../../startup-error.ts';
import type { Home } from './postgres-home.ts';

/**
 * Transient failures: an earlier server’s last processes, another start a moment ago, a port that was just
 * taken.
 */
const TRANSIENT_FAILURES = [
  'pre-existing shared memory block',
  'lock file "postmaster.pid" already exists',
  'lock file "postmaster.pid" is empty',
  'Address already in use',
];

export function isTransient(output: string): boolean {
  return TRANSIENT_FAILURES.some((text) => output.includes(text));
}

/** Whether a connection failed because PostgreSQL has ended or is shutting down. */
export function refusesConnections(error: unknown): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', '57P03'].includes((error as { code?: string }).code ?? '');
}

/** The error message for a failed start of PostgreSQL, from its log output. */
export function startFailure(
  output: string,
  { data, logFile }: Pick<Home, 'data' | 'logFile'>,
): StartupError {
  if (output.includes('No space left on device'))
    return new StartupError(`${data} cannot be written: the disk is full`);
  if (output.includes('pre-existing shared memory block'))
    return new StartupError(`another PostgreSQL is still using ${data}; end its processes and start again`);
  const reason = output.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? output.replaceAll(/\s+/g, ' ').trim();
  return new StartupError(
    `the embedded database could not be started: ${reason || 'no reason given'} (log: ${logFile})`,
  );
}
