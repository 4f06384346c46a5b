import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { diskUsageOf } from './support/disk-usage.ts';
import { type Measurement, median } from './support/measurement.ts';
import { memoryOf } from './support/process-memory.ts';
import { type Ends, withEnds } from './support/with-ends.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Excluded from the copy, because a fresh clone does not have them. */
const NOT_COPIED = ['node_modules', 'build', '.data', '.tsbuild', '.git', 'test-results'];
const INSTALL =
  "const { ensurePackages } = await import('./scripts/launch/packages.mjs'); await ensurePackages();";
const BUILD =
  "const { findNode } = await import('./scripts/launch/node.mjs');" +
  "const { ensureWebBuilt } = await import('./scripts/launch/web-build.mjs'); await ensureWebBuilt(findNode());";
const STARTS = 3;
const NODE_MODULES_LIMIT_MB = 700;
const FIRST_START_LIMIT_S = 60;
const READY_WITHIN_MS = 120_000;
const AT_REST_MS = 10_000;

/** Measures each step from a fresh copy to the first response, and the idle memory. */
export function start(): Promise<Measurement[]> {
  return withEnds(async (ends) => {
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
    const installed = await timed(runScript(INSTALL, copy));
    if (installed.ok)
      rows.push(seconds('install', installed.seconds, 'npm ci, empty npm cache'), {
        name: 'node_modules',
        unit: 'MB',
        product: await diskUsageOf(join(copy, 'node_modules')),
        limit: NODE_MODULES_LIMIT_MB,
        allowed: 'at most',
        sizes: 'after npm ci, with the tools for building and testing',
      });
    else {
      console.log('Installation was skipped: npm ci cannot reach its registry.');
      await rm(join(copy, 'node_modules'), { recursive: true, force: true });
      await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    }
    const built = await timed(runScript(BUILD, copy));
    if (!built.ok) throw new Error('The pages could not be built.');
    rows.push(seconds('build', built.seconds, 'all pages'));

    const fresh = await readyAfter(copy, ends);
    await fresh.stop();
    rows.push(seconds('start, first one', fresh.seconds, 'new database, demo world'));
    if (installed.ok)
      rows.push({
        ...seconds(
          'first npm start, cold npm cache',
          installed.seconds + built.seconds + fresh.seconds,
          'install, build and start, empty npm cache',
        ),
        limit: FIRST_START_LIMIT_S,
        allowed: 'at most',
      });
    const again: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      const product = await readyAfter(copy, ends);
      again.push(product.seconds);
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

/** Starts the server as `npm start` does; it is ready when it prints so. */
async function readyAfter(copy: string, ends: Ends) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(copy, '.compiled'),
      PORT: String(port),
      DATA_DIR: join(copy, '.data'),
      SIMULATOR: '0',
      LOG_LEVEL: 'warn',
    },
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  ends.push(stop);
  while (
    !(await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('The server exited during its start.');
    if (performance.now() - begun > READY_WITHIN_MS) {
      await stop();
      throw new Error('The server did not become ready.');
    }
    await pause(20);
  }
  return { seconds: (performance.now() - begun) / 1_000, pid: child.pid as number, stop };
}

/** Runs a script with an npm cache of its own, and without the tools of this checkout. */
function runScript(script: string, cwd: string): ChildProcess {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    stdio: 'ignore',
    env: {
      ...process.env,
      PATH: path.join(delimiter),
      NODE_ENV: 'development',
      npm_config_cache: join(cwd, '.npm-cache'),
    },
  });
}

async function timed(child: ChildProcess): Promise<{ ok: boolean; seconds: number }> {
  const begun = performance.now();
  const [code] = (await once(child, 'exit')) as [number | null];
  return { ok: code === 0, seconds: (performance.now() - begun) / 1_000 };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
