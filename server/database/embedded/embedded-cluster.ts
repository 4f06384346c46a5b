import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { passesByItself, startFailure } from './postgres-failure.ts';
import { type Home, prepareHome, role } from './postgres-home.ts';
import { isAlive, readLockFile, servesFrom } from './postgres-lock-file.ts';
import { address, own } from './postgres-ownership.ts';
import { endWithThisProcess, launch, shutdown } from './postgres-process.ts';

export type EmbeddedCluster = {
  /** Connects to the product's database as its owner. Contains the password: never log it. */
  url: string;
  port: number;
  /** The process id of PostgreSQL. */
  pid: number;
  /** Whether PostgreSQL was still running from an earlier start that had no chance to stop it. */
  adopted: boolean;
  /** Ends PostgreSQL after it has written what it must; resolves when its process is gone. */
  stop(): Promise<void>;
};

export type ClusterOptions = {
  /** Holds the data, the password and the log; made on first use. */
  directory: string;
  log?: (message: string) => void;
  /** False gives up safety against a power cut; for tests that throw the data away. */
  durable?: boolean;
};

/**
 * Starts the PostgreSQL that comes with the product, or takes over one that outlived its Groundswell.
 * One Groundswell at a time owns a directory. PostgreSQL runs in a process group of its own, so that
 * a terminal's Ctrl-C leaves it to `stop`. Throws a `StartupError` for what the operator can repair.
 */
export async function startEmbeddedCluster(options: ClusterOptions): Promise<EmbeddedCluster> {
  const { directory, log = () => {}, durable = true } = options;
  const home = await prepareHome(directory, durable);
  let watching = false;
  let reviving: Promise<void> | undefined;
  let server = await findOrLaunch(home, { log, durable });
  let owner = await own(home, server.port, revive).catch(async (error) => {
    if (!server.adopted) await shutdown(server.pid, home.data);
    throw error;
  });
  endWithThisProcess(server.pid, home.data);
  watching = true;

  /** A PostgreSQL that was killed under a running product is started again, where its clients look for it. */
  function revive(): void {
    if (!watching || reviving) return;
    log('the database is gone; starting it again');
    reviving = launchAgain()
      .catch((error: unknown) => {
        log(`the database could not be started again: ${error}`);
        setTimeout(revive, betweenRevivals).unref();
      })
      .finally(() => {
        reviving = undefined;
      });
  }

  async function launchAgain(): Promise<void> {
    const { port } = server;
    await owner.end({ timeout: 0 });
    server = await findOrLaunch(home, { log, durable, port });
    owner = await own(home, port, revive);
  }

  return {
    url: address(home, server.port, role),
    ...server,
    async stop() {
      watching = false;
      await reviving;
      await owner.end({ timeout: 1 });
      await shutdown(server.pid, home.data);
    },
  };
}

type Start = Required<Omit<ClusterOptions, 'directory'>> & { port?: number };
type Server = { pid: number; port: number; adopted: boolean };

const passingTroubleMayTake = 20_000;
const betweenRevivals = 5_000;

async function findOrLaunch(home: Home, start: Start): Promise<Server> {
  const giveUp = Date.now() + passingTroubleMayTake;
  for (;;) {
    const running = await findRunning(home, start);
    if (running) return { ...running, adopted: true };
    const launched = await launch(home, start);
    if ('port' in launched) return { ...launched, adopted: false };
    if (!passesByItself(launched.output) || Date.now() > giveUp) throw startFailure(launched.output, home);
    await pause(200);
  }
}

/** The PostgreSQL already running on this data; waits while one is still starting or stopping. */
async function findRunning(
  { data }: Home,
  { log }: Start,
): Promise<{ pid: number; port: number } | undefined> {
  for (let said = false; ; await pause(50)) {
    const lock = await readLockFile(data);
    if (!lock) return undefined;
    if (!servesFrom(lock.pid, data)) {
      // A process that took the dead server's number would keep PostgreSQL from starting for ever.
      if (isAlive(lock.pid)) await rm(join(data, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (lock.status === 'ready') return { pid: lock.pid, port: lock.port };
    if (!said) log(`waiting for the database that is ${lock.status || 'starting'} as process ${lock.pid}`);
    said = true;
  }
}
