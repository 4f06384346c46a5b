import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import type { Binaries } from './postgres-binaries.ts';

type Account = { uid: number; gid: number };

/** How a PostgreSQL program is started: as this process’s user, or as an unprivileged account. */
export type Runner = {
  /** Set when the programs run as another account, which must own the files they write. */
  account: Account | undefined;
  /** The command line placed before the program. */
  prefix: readonly string[];
  /** The user and group for `spawn`. */
  identity: Partial<Account>;
};

/**
 * The programs get a minimal environment, because this process’s environment contains secrets, and PG…
 * variables would change their behaviour.
 */
export const postgresEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged account. Where that account cannot
 * enter a parent folder of the programs or the data (such as a checkout in /root), it also gets one
 * capability: to read past such folders or, in containers that withhold that one, to write past them.
 *
 * @param owner the owner of an existing data directory, which stays the owner unless it is root.
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
    `PostgreSQL does not run as root, and no other account can access ${directory}; ` +
      'start Groundswell as an ordinary user, or move it to a folder that every account can access',
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
    // Without it, access(2), which PostgreSQL calls for its own programs, ignores the capability.
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
