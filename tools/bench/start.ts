import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { diskUsageOf } from './support/disk-usage.ts';
import { type Measurement, median } from './support/measurement.ts';
import { memoryOf } from './support/process-memory.ts';
import { type Cleanups, withCleanup } from './support/with-cleanup.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Excluded from the copy, because a fresh clone does not have them. */
const NOT_COPIED = ['node_modules', '.installing', 'build', '.data', '.tsbuild', '.git', 'test-results'];
/** The last lines that `npm start` prints of its first two steps. */
const INSTALLED = 'installing packages, 100 %';
const BUILT = 'building the pages, 100 %';
const STARTS = 3;
const NODE_MODULES_LIMIT_MB = 700;
const FIRST_START_LIMIT_S = 60;
const READY_WITHIN_S = 300;
const AT_REST_MS = 10_000;

/** Measures each step from a fresh copy to the first response, and the idle memory. */
export function start(): Promise<Measurement[]> {
  return withCleanup(async (ends) => {
    const copy = await mkdtemp(join(tmpdir(), 'groundswell-copy-'));
    ends.push(() => rm(copy, { recursive: true, force: true }));
    const seconds = (name: string, product: number, sizes: string): Measurement => ({
      name,
      unit: 's',
      product,
      sizes,
    });
    await cp(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(relative(ROOT, path)) });
    const rows: Measurement[] = [];
    const packages = join(copy, 'node_modules');
    let first = await firstStart(copy, ends).catch(() => undefined);
    if (first)
      rows.push(seconds('install', first.installed, 'npm ci, empty npm cache'), {
        name: 'node_modules',
        unit: 'MB',
        // Without what the build and the server have cached there since.
        product: (await diskUsageOf(packages)) - (await diskUsageOf(join(packages, '.cache'))),
        limit: NODE_MODULES_LIMIT_MB,
        allowed: 'at most',
        sizes: 'after npm ci, with the tools for building and testing',
      });
    else {
      console.log('Installation was skipped: npm ci cannot reach its registry.');
      await rm(packages, { recursive: true, force: true });
      await symlink(join(ROOT, 'node_modules'), packages);
    }
    const installed = first !== undefined;
    first ??= await firstStart(copy, ends);
    rows.push(
      seconds('build', first.built - first.installed, 'all pages'),
      seconds(
        'start, first one',
        first.ready - first.built,
        'new database, demo world; compresses the pages',
      ),
    );
    if (installed)
      rows.push({
        ...seconds(
          'first npm start, cold npm cache',
          first.ready,
          'install, build and start, empty npm cache',
        ),
        limit: FIRST_START_LIMIT_S,
        allowed: 'at most',
      });
    const again: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      const product = await launch(copy, 'server/main.ts', ends);
      await product.ready();
      again.push(product.seconds());
      if (start === STARTS - 1) {
        await pause(AT_REST_MS);
        const memory = await memoryOf(product.pid);
        const megabytes = (name: string, product: number): Measurement => ({
          name,
          unit: 'MB',
          product,
          sizes: 'demo world',
        });
        if (memory)
          rows.push(
            megabytes('memory at rest, server', memory.node_mb),
            megabytes('memory at rest, PostgreSQL', memory.postgres_mb),
          );
      }
      await product.stop();
    }
    return [...rows, seconds('start, later ones', median(again), 'existing database')];
  });
}

/**
 * Runs `npm start` with an empty npm cache and without the tools of this checkout. Returns the seconds from its start until each
 * step is done; 0 for a step that had nothing to do.
 */
async function firstStart(copy: string, ends: Cleanups) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const product = await launch(copy, 'scripts/start.mjs', ends, {
    PATH: path.join(delimiter),
    npm_config_cache: join(copy, '.npm-cache'),
  });
  const steps = { installed: 0, built: 0 };
  createInterface({ input: product.output }).on('line', (line) => {
    if (line.endsWith(INSTALLED)) steps.installed = product.seconds();
    if (line.endsWith(BUILT)) steps.built = product.seconds();
  });
  await product.ready();
  const ready = product.seconds();
  await product.stop();
  return { ...steps, ready };
}

/** Starts a program of the copy, which serves the product once it is ready. */
async function launch(copy: string, program: string, ends: Cleanups, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  const child = spawn(process.execPath, [program], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(copy, '.compiled'),
      PORT: String(port),
      DATA_DIR: join(copy, '.data'),
      SIMULATOR: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  child.stdout.resume();
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  ends.push(stop);
  const ready = async () => {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error('The product exited during its start.');
      if (seconds() > READY_WITHIN_S) {
        await stop();
        throw new Error('The product did not become ready.');
      }
      await pause(20);
    }
  };
  return { pid: child.pid as number, output: child.stdout, seconds, ready, stop };
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
