import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import type { Binaries } from './postgres-binaries.ts';

export type Account = { uid: number; gid: number };

/** How a PostgreSQL program is started: as this process's own user, or as an account without rights. */
export type Runner = {
  /** Set when the programs run as another account, which must own what they write. */
  account: Account | undefined;
  /** The command line that stands before the program. */
  prefix: readonly string[];
  /** What `spawn` is to change about the user. */
  identity: Partial<Account>;
};

/** The programs see nothing of this process's environment: it holds secrets, and PG… variables would change what they do. */
export const postgresEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged account. Where the programs or the
 * data lie below a folder that is closed to that account (a checkout in /root), it also gets one capability:
 * to read past such folders or, in containers that withhold that one, to write past them.
 *
 * @param owner who owns an existing data directory; it keeps its owner, except root.
 */
export async function chooseRunner(
  binaries: Binaries,
  directory: string,
  owner: Account | undefined,
): Promise<Runner> {
  if (process.getuid?.() !== 0) return { account: undefined, prefix: [], identity: {} };
  const account = owner && owner.uid !== 0 ? owner : await unprivilegedAccount();
  const runners: Runner[] = [
    { account, prefix: [], identity: account },
    { account, prefix: withCapability(account, 'dac_read_search'), identity: {} },
    { account, prefix: withCapability(account, 'dac_override'), identity: {} },
  ];
  for (const runner of runners) if (await reaches(runner, binaries, directory)) return runner;
  throw new StartupError(
    `PostgreSQL does not run as root, and no other account reaches ${directory}; ` +
      'start Groundswell as an ordinary user, or move it to a folder that every account may enter',
  );
}

async function unprivilegedAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const found = accounts.find((account) => account[0] === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and there is no account postgres or nobody to run it as',
  );
}

function withCapability({ uid, gid }: Account, capability: string): string[] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
    `--bounding-set=-all,+${capability}`,
    // Without it access(2), which PostgreSQL asks about its own programs, ignores the capability.
    '--securebits=+no_setuid_fixup',
    '--',
  ];
}

async function reaches(
  { prefix, identity }: Runner,
  binaries: Binaries,
  directory: string,
): Promise<boolean> {
  const reachable = 'test -x "$1" && test -r "$1" && cd "$2" && exec "$1" --version';
  const [command, ...rest] = [...prefix, '/bin/sh', '-c', reachable, 'sh', binaries.postgres, directory];
  return run(command as string, rest, { ...identity, env: postgresEnvironment, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
