import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';

export interface Product {
  url: string;
  directory: string;
  /** Resolves when the server answers and its database too. */
  ready(): Promise<void>;
  /** SIGKILL, and a new server on the same data. */
  killServer(): Promise<void>;
  /** The cookie of a demo account. */
  signIn(email: string): Promise<string>;
  stop(): Promise<void>;
}

const SLOWEST_START_MS = 60_000;

/** The real server with data of its own, to be treated badly. */
export async function startProduct(): Promise<Product> {
  const directory = await mkdtemp(join(tmpdir(), 'groundswell-faults-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child = launch();

  function launch(): ChildProcess {
    return spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: directory,
        SIMULATOR: '0',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_TIMES: '1000',
      },
    });
  }

  async function ready(): Promise<void> {
    const end = Date.now() + SLOWEST_START_MS;
    while (Date.now() < end) {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error('The product was not ready within a minute.');
  }

  await ready();
  return {
    url,
    directory,
    ready,
    async killServer() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      child = launch();
    },
    async signIn(email) {
      const answer = await fetch(`${url}/api/people/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
