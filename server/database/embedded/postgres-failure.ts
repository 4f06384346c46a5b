import { StartupError } from '../../startup-error.ts';
import type { Home } from './postgres-home.ts';

/** Reasons that go away by themselves: an earlier server's last processes, another start a moment ago, a port just taken. */
const passing = [
  'pre-existing shared memory block',
  'lock file "postmaster.pid" already exists',
  'lock file "postmaster.pid" is empty',
  'Address already in use',
];

export function passesByItself(output: string): boolean {
  return passing.some((text) => output.includes(text));
}

/** The one sentence for a start of PostgreSQL that failed, from what it wrote in its log. */
export function startFailure(
  output: string,
  { data, logFile }: Pick<Home, 'data' | 'logFile'>,
): StartupError {
  if (output.includes('No space left on device'))
    return new StartupError(`${data} cannot be written: the disk is full`);
  if (output.includes('pre-existing shared memory block'))
    return new StartupError(`another PostgreSQL still works on ${data}; end its processes and start again`);
  const reason = output.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? output.replaceAll(/\s+/g, ' ').trim();
  return new StartupError(
    `the embedded database does not start: ${reason || 'it gave no reason'} (log: ${logFile})`,
  );
}
