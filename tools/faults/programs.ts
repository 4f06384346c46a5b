import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const MAX_START_MS = 15_000;
const MAX_STOP_MS = 10_000;

/** The name of the first program that isn’t installed; undefined when all are. */
export async function missingProgram(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const found = await promisify(execFile)('which', [name], { env: { PATH } }).catch(() => null);
    if (!found) return name;
  }
  return undefined;
}

/** A folder for the configuration and data of programs that refuse to run as root. */
export interface ProgramHome {
  directory: string;
  /** Starts a program in it, as `account` where this process is root. */
  start(command: string, args: readonly string[], env?: Record<string, string>): Promise<ChildProcess>;
  remove(): Promise<void>;
}

export async function programHome(account = 'nobody'): Promise<ProgramHome> {
  const directory = await mkdtemp(join(tmpdir(), 'groundswell-programs-'));
  const isRoot = process.getuid?.() === 0;
  const accounts = isRoot ? (await readFile('/etc/passwd', 'utf8')).split('\n') : [];
  const [, , uid, gid] = accounts.find((line) => line.startsWith(`${account}:`))?.split(':') ?? [];
  if (isRoot && !uid) throw new Error(`There is no account ${account}.`);
  if (uid) await chown(directory, Number(uid), Number(gid));
  return {
    directory,
    async start(command, args, env = {}) {
      const prefix = uid ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--', command] : [];
      const child = spawn(uid ? 'setpriv' : command, [...prefix, ...args], {
        cwd: directory,
        env: { PATH, HOME: directory, LC_ALL: 'C.UTF-8', ...env },
        stdio: 'ignore',
      });
      await once(child, 'spawn');
      return child;
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Resolves when something listens on the port. */
export async function listening(port: number): Promise<void> {
  const end = Date.now() + MAX_START_MS;
  while (Date.now() < end) {
    const socket: Socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

export async function stopProgram(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), MAX_STOP_MS);
  await once(child, 'exit');
  clearTimeout(timeout);
}
