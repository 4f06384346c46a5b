import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { asFileError } from '../../startup-error.ts';
import { freePort } from './free-port.ts';
import { postgresEnvironment } from './postgres-account.ts';
import type { Home } from './postgres-home.ts';
import { readLockFile, servesFrom } from './postgres-lock-file.ts';
import { settings } from './postgres-settings.ts';

/** A start that failed, with PostgreSQL’s log output. */
type FailedLaunch = { output: string };
type Launched = { pid: number; port: number };

const largestLog = 10_000_000;

/**
 * Starts PostgreSQL in a separate process group, on 127.0.0.1 and a free port unless one is given, and waits
 * until it accepts connections. After a power loss that includes WAL recovery, however long it takes.
 */
export async function launch(
  home: Home,
  { durable, log, port: given }: { durable: boolean; log: (message: string) => void; port?: number },
): Promise<Launched | FailedLaunch> {
  const port = given ?? (await freePort());
  const { logFile, offset } = await openLog(home.logFile);
  const [command, ...rest] = [
    ...home.runner.prefix,
    home.binaries.postgres,
    '-D',
    home.data,
    ...settings(port, durable),
  ];
  const child = spawn(command as string, rest, {
    ...home.runner.identity,
    env: postgresEnvironment,
    cwd: '/',
    detached: true,
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  const { pid } = child;
  if (pid) endWithThisProcess(pid, home.data);
  let over = false;
  child.once('exit', () => {
    over = true;
  });
  try {
    await once(child, 'spawn');
    const stillStarting = setTimeout(
      () => log('the embedded database is recovering from its write-ahead log'),
      5_000,
    );
    while (!over && !(await isReady(pid, home.data))) await pause(15);
    clearTimeout(stillStarting);
  } finally {
    await logFile.close();
  }
  if (over) return { output: (await readFile(home.logFile)).subarray(offset).toString() };
  child.unref();
  return { pid: pid as number, port };
}

/** The servers to kill when this process exits without having stopped them, with their data directories. */
const ours = new Map<number, string>();

/** Ensures that a Groundswell process that fails or exits abruptly does not leave its database running. */
export function endWithThisProcess(pid: number, data: string): void {
  if (ours.size === 0) process.once('exit', endOurs);
  ours.set(pid, data);
}

function endOurs(): void {
  for (const [pid, data] of ours) if (servesFrom(pid, data)) process.kill(pid, 'SIGINT');
}

/**
 * Stops the PostgreSQL server `pid`: first with a fast shutdown, which writes a checkpoint and disconnects
 * clients, then with stronger signals. Resolves when the process has exited.
 */
export async function shutdown(pid: number, data: string): Promise<void> {
  ours.delete(pid);
  if (ours.size === 0) process.off('exit', endOurs);
  for (const [signal, timeout] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    const giveUp = Date.now() + timeout;
    if (servesFrom(pid, data)) process.kill(pid, signal);
    while (servesFrom(pid, data) && Date.now() < giveUp) await pause(15);
  }
}

async function isReady(pid: number | undefined, data: string): Promise<boolean> {
  const lock = await readLockFile(data);
  return lock?.pid === pid && lock?.status === 'ready';
}

/** Opened by this process, so that PostgreSQL’s account needs no access to the folder. */
async function openLog(path: string) {
  try {
    const size = await stat(path).then(
      (found) => found.size,
      () => 0,
    );
    if (size > largestLog) await rename(path, `${path}.old`);
    return { logFile: await open(path, 'a', 0o600), offset: size > largestLog ? 0 : size };
  } catch (error) {
    throw asFileError(error, path);
  }
}
