import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of `postmaster.pid`, which a running PostgreSQL writes into its data directory. */
type LockFile = { pid: number; port: number; status: string };

/** Undefined when the file does not exist or is just being written. */
export async function readLockFile(data: string): Promise<LockFile | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : undefined;
}

/**
 * Whether process `pid` is the PostgreSQL server of this data directory, and not another process with a
 * reused pid.
 */
export function servesFrom(pid: number, data: string): boolean {
  const [program = '', ...rest] = commandLine(pid);
  return program.endsWith('postgres') && rest.includes(data);
}

/** Whether any process with this pid exists, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Program and arguments of a running process; empty if it has exited. */
function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    // On other systems the arguments come as one line, followed by our settings.
    const line = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return line.split(/ (?:-D|-c) /);
  } catch {
    return [];
  }
}
