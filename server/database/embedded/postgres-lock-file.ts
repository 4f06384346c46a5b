import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL says about itself in its data directory's `postmaster.pid`. */
export type LockFile = { pid: number; port: number; status: string };

/** Undefined when there is no such file, or it is being written just now. */
export async function readLockFile(data: string): Promise<LockFile | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : undefined;
}

/** Whether process `pid` is the PostgreSQL server of this data directory, not one that merely got the same number. */
export function servesFrom(pid: number, data: string): boolean {
  const [program = '', ...rest] = commandLine(pid);
  return program.endsWith('postgres') && rest.includes(data);
}

/** Whether any process, whoever's, has this number. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Program and arguments of a live process; nothing for a dead one. */
function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    // Elsewhere the arguments come as one line, and ours continue with the settings.
    const line = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return line.split(/ (?:-D|-c) /);
  } catch {
    return [];
  }
}
