import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { role } from './postgres-home.ts';
import { readLockFile, servesFrom } from './postgres-lock-file.ts';
import { address } from './postgres-ownership.ts';

/**
 * The address of the PostgreSQL running on this directory, for callers that only read; undefined when none is
 * running.
 */
export async function runningCluster(directory: string): Promise<string | undefined> {
  const data = await dataOf(directory);
  if (!data) return undefined;
  const lock = await readLockFile(data);
  if (lock?.status !== 'ready' || !servesFrom(lock.pid, data)) return undefined;
  const password = await readFile(join(directory, 'password'), 'utf8');
  return address({ password }, lock.port, role);
}

/** Whether an embedded database was ever created there. */
export async function holdsCluster(directory: string): Promise<boolean> {
  return (await dataOf(directory)) !== undefined;
}

function dataOf(directory: string): Promise<string | undefined> {
  return realpath(join(directory, 'data')).catch(() => undefined);
}
