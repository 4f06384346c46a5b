import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import { freePort } from '../../server/database/embedded/free-port.ts';
import { openDriver } from '../../server/database/pool/driver.ts';

export interface Product {
  url: string;
  port: number;
  directory: string;
  /** The server's process id, or null while it is down. */
  pid(): number | null;
  /** Resolves when the server and its database respond. */
  ready(): Promise<void>;
  /** Sends SIGKILL, then starts a new server on the same data. */
  killServer(): Promise<void>;
  /** The cookie of a demo account. */
  signIn(email: string): Promise<string>;
  /** Queries the database directly, bypassing the product. */
  query<Row extends postgres.MaybeRow>(text: string): Promise<Row[]>;
  /** The database that `query` reads. */
  databaseUrl(): Promise<string>;
  /** How often the server exited without being stopped. */
  crashes(): number;
  stop(): Promise<void>;
}

interface Setting {
  /** An external database instead of the embedded one; `inspect_url` is used to check its contents. */
  database?: { url: string; inspect_url: string };
  directory?: string;
  environment?: Record<string, string>;
  /** The program of another version; by default this one. */
  main?: string | undefined;
}

/** Of installations with an external database. */
export const AUTH_SECRET = 'only for the faults, with enough characters';
const MAIN = join(import.meta.dirname, '../../server/main.ts');

/** The demo data alone takes minutes on a machine with other work. */
const MAX_START_MS = 240_000;
/** A folder that retains the demo data for the next run. */
const STORED_WORLD = process.env.FAULTS_DATA;

let world: Promise<string> | undefined;

/** Copies the demo data, created only once because that takes longer than most faults. */
export async function copyWorld(directory: string): Promise<void> {
  world ??= makeWorld();
  await cp(await world, directory, { recursive: true });
}

export async function deleteWorld(): Promise<void> {
  if (world && !STORED_WORLD) await rm(await world, { recursive: true, force: true });
}

async function makeWorld(): Promise<string> {
  const directory = STORED_WORLD ?? (await mkdtemp(join(tmpdir(), 'groundswell-faults-')));
  const product = await launchProduct({ directory });
  await product.stop();
  return directory;
}

/** Starts the real server with separate data. */
export async function startProduct(setting: Setting = {}): Promise<Product> {
  if (setting.database) return launchProduct(setting);
  const directory = setting.directory ?? (await mkdtemp(join(tmpdir(), 'groundswell-faults-')));
  await copyWorld(directory);
  const product = await launchProduct({ ...setting, directory });
  return {
    ...product,
    async stop() {
      await product.stop();
      if (!setting.directory) await rm(directory, { recursive: true, force: true });
    },
  };
}

async function launchProduct({
  database,
  directory,
  environment = {},
  main = MAIN,
}: Setting = {}): Promise<Product> {
  const home = directory ?? (await mkdtemp(join(tmpdir(), 'groundswell-faults-')));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let crashes = 0;
  let child = launch();

  function launch(): ChildProcess {
    const { PATH, HOME, LD_LIBRARY_PATH } = process.env;
    const started = spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH,
        HOME,
        ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: home,
        DEMO: '1',
        SIMULATOR: '0',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_TIMES: '1000000',
        ...(database && {
          DATABASE_URL: database.url,
          AUTH_SECRET,
        }),
        ...environment,
      },
    });
    started.once('exit', (code) => {
      // Only we send signals to the server.
      if (code) crashes += 1;
    });
    return started;
  }

  async function ready(): Promise<void> {
    const end = Date.now() + MAX_START_MS;
    while (Date.now() < end && child.exitCode === null) {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (response?.ok) return;
      await pause(50);
    }
    throw new Error('The product was not ready in time.');
  }

  const product: Product = {
    url,
    port,
    directory: home,
    ready,
    pid: () => (child.exitCode === null ? (child.pid ?? null) : null),
    crashes: () => crashes,
    async killServer() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      child = launch();
    },
    async signIn(email) {
      const response = await fetch(`${url}/api/people/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      if (!response.ok) throw new Error(`Could not sign in as ${email}: ${await response.text()}`);
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    databaseUrl: async () => database?.inspect_url ?? (await embeddedUrl(home)),
    async query<Row extends postgres.MaybeRow>(text: string) {
      const sql = openDriver(await product.databaseUrl(), { max: 1, onnotice: () => {} });
      try {
        return [...(await sql.unsafe<Row[]>(text))];
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!directory) await rm(home, { recursive: true, force: true });
    },
  };
  try {
    await ready();
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** The process id and port of the running embedded PostgreSQL. */
export async function postmasterOf(directory: string): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(join(directory, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

async function embeddedUrl(directory: string): Promise<string> {
  const { port } = await postmasterOf(directory);
  const password = (await readFile(join(directory, 'postgres/password'), 'utf8')).trim();
  return `postgres://groundswell:${password}@127.0.0.1:${port}/groundswell`;
}
