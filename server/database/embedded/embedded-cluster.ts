import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isTransient, refusesConnections, startFailure } from './postgres-failure.ts';
import { type Home, prepareHome, role } from './postgres-home.ts';
import { isAlive, readLockFile, servesFrom } from './postgres-lock-file.ts';
import { address, takeOwnership } from './postgres-ownership.ts';
import { endWithThisProcess, launch, shutdown } from './postgres-process.ts';

export type EmbeddedCluster = {
  /** Connects to the product's database as its owner. Contains the password: never log it. */
  url: string;
  port: number;
  /** The process id of PostgreSQL. */
  pid: number;
  /** Whether PostgreSQL was still running from an earlier start that had no chance to stop it. */
  adopted: boolean;
  /** Shuts PostgreSQL down after it has flushed its data; resolves when its process has exited. */
  stop(): Promise<void>;
};

type ClusterOptions = {
  /** Contains the data, the password and the log; created on first use. */
  directory: string;
  log?: (message: string) => void;
  /** False disables protection against power loss; for tests with disposable data. */
  durable?: boolean;
};

/**
 * Starts the bundled PostgreSQL, or takes over one that outlived its Groundswell process. Only one
 * Groundswell process owns a directory at a time. PostgreSQL runs in a separate process group, so that Ctrl-C
 * in a terminal leaves it to `stop`. Throws a `StartupError` for problems that the operator can fix.
 */
export async function startEmbeddedCluster(options: ClusterOptions): Promise<EmbeddedCluster> {
  const { directory, log = () => {}, durable = true } = options;
  const home = await prepareHome(directory, durable);
  let watching = false;
  let restarting: Promise<void> | undefined;
  let { server, owner } = await startAndOwn(home, { log, durable }, restart);
  endWithThisProcess(server.pid, home.data);
  watching = true;

  /** Restarts a PostgreSQL that was killed while the product runs, on the same port. */
  function restart(): void {
    if (!watching || restarting) return;
    log('the embedded database has exited; restarting it');
    restarting = relaunch()
      .catch((error: unknown) => {
        log(`the embedded database could not be restarted: ${error}`);
        setTimeout(restart, RESTART_INTERVAL_MS).unref();
      })
      .finally(() => {
        restarting = undefined;
      });
  }

  async function relaunch(): Promise<void> {
    const { port } = server;
    await owner.end({ timeout: 0 });
    ({ server, owner } = await startAndOwn(home, { log, durable, port }, restart));
  }

  return {
    url: address(home, server.port, role),
    ...server,
    async stop() {
      watching = false;
      await restarting;
      await owner.end({ timeout: 1 });
      await shutdown(server.pid, home.data);
    },
  };
}

type Start = Required<Omit<ClusterOptions, 'directory'>> & { port?: number };
type Server = { pid: number; port: number; adopted: boolean };

const TRANSIENT_FAILURE_MS = 20_000;
const RESTART_INTERVAL_MS = 5_000;

/** Starts or takes over PostgreSQL. One that ends while it is taken over is restarted. */
async function startAndOwn(home: Home, start: Start, onLost: () => void) {
  const giveUp = Date.now() + TRANSIENT_FAILURE_MS;
  for (;;) {
    const server = await findOrLaunch(home, start);
    try {
      return { server, owner: await takeOwnership(home, server.port, onLost) };
    } catch (error) {
      if (!server.adopted) await shutdown(server.pid, home.data);
      else if (refusesConnections(error) && Date.now() < giveUp) {
        await pause(100);
        continue;
      }
      throw error;
    }
  }
}

async function findOrLaunch(home: Home, start: Start): Promise<Server> {
  const giveUp = Date.now() + TRANSIENT_FAILURE_MS;
  for (;;) {
    const running = await findRunning(home, start);
    if (running) return { ...running, adopted: true };
    const launched = await launch(home, start);
    if ('port' in launched) return { ...launched, adopted: false };
    if (!isTransient(launched.output) || Date.now() > giveUp) throw startFailure(launched.output, home);
    await pause(200);
  }
}

/** The PostgreSQL already running on this data. Waits while one is still starting or stopping. */
async function findRunning(
  { data }: Home,
  { log }: Start,
): Promise<{ pid: number; port: number } | undefined> {
  for (let logged = false; ; await pause(50)) {
    const lock = await readLockFile(data);
    if (!lock) return undefined;
    if (!servesFrom(lock.pid, data)) {
      // A stale lock file whose pid now belongs to another process would block every start.
      if (isAlive(lock.pid)) await rm(join(data, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (lock.status === 'ready') return { pid: lock.pid, port: lock.port };
    if (!logged)
      log(`waiting for the running embedded database (process ${lock.pid}, ${lock.status || 'starting'})`);
    logged = true;
  }
}
