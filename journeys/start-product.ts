import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CLIENT } from '../server/auth/single-sign-on/issuer-for-tests.ts';

const root = resolve(import.meta.dirname, '..');
const readyWithin = 90_000;
const closedWithin = 20_000;

/**
 * Starts the real product once for all journeys, with a separate data directory and demo data, and sets `PRODUCT_URL`. A
 * single sign-on issuer started by a journey must run at `ISSUER_URL`. The returned function stops the product and
 * removes the directory.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  // The next `npm test` finds it by this name if the run is killed.
  const directory = mkdtempSync(join(tmpdir(), `groundswell-test-${process.pid}-`));
  // PostgreSQL, which doesn’t run as root, must be able to enter.
  chmodSync(directory, 0o711);
  const port = await freePort();
  const issuer = `http://localhost:${await freePort()}`;
  const url = `http://localhost:${port}`;
  const logFile = join(directory, 'product.log');
  const product = start(directory, { port, issuer }, logFile);
  const stop = async () => {
    await end(product);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await ready(url, product);
  } catch (error) {
    const log = readFileSync(logFile, 'utf8');
    await stop();
    throw new Error(`${(error as Error).message}\n${log}`);
  }
  process.env.PRODUCT_URL = url;
  process.env.ISSUER_URL = issuer;
  return stop;
}

/** A minimal environment, so that settings of the developer's shell do not affect the product. */
function start(
  directory: string,
  { port, issuer }: { port: number; issuer: string },
  logFile: string,
): ChildProcess {
  const { PATH, HOME, LD_LIBRARY_PATH } = process.env;
  const log = openSync(logFile, 'a');
  const product = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    // Ctrl-C goes to the test runner, which then stops the product.
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      PATH,
      HOME,
      ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
      NODE_ENV: 'production',
      DATA_DIR: directory,
      PORT: String(port),
      DEMO: '1',
      SIMULATOR: '1',
      LOG_LEVEL: 'info',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    },
  });
  writeFileSync(join(directory, 'product.pid'), `${product.pid}\n`);
  return product;
}

async function ready(url: string, product: ChildProcess): Promise<void> {
  const giveUp = Date.now() + readyWithin;
  while (Date.now() < giveUp) {
    if (hasEnded(product))
      throw new Error(`the product ended with code ${product.exitCode} before it was ready`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`the product was not ready within ${readyWithin / 1000} s`);
}

async function end(product: ChildProcess): Promise<void> {
  if (hasEnded(product)) return;
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), pause(closedWithin, false, { ref: false })]);
  if (inTime) return;
  product.kill('SIGKILL');
  await ended;
}

function hasEnded(product: ChildProcess): boolean {
  return product.exitCode !== null || product.signalCode !== null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
