import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Measurement, median } from './support/measurement.ts';
import { memoryOf } from './support/process-memory.ts';
import { type Ends, withEnds } from './with-ends.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Excluded from the copy, because a fresh clone does not have them. */
const NOT_COPIED = ['node_modules', 'build', '.data', '.tsbuild', '.git', 'test-results'];
const BUILD =
  "const { findNode } = await import('./scripts/launch/node.mjs');" +
  "const { ensureWebBuilt } = await import('./scripts/launch/web-build.mjs'); await ensureWebBuilt(findNode());";
const STARTS = 3;
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
    const installed = await timed(run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], copy));
    if (installed.ok) rows.push(seconds('install', installed.seconds, 'npm ci, warm npm cache'));
    else {
      console.log('Installation was skipped: npm ci cannot reach its registry, and a package is not cached.');
      await rm(join(copy, 'node_modules'), { recursive: true, force: true });
      await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    }
    if (installed.ok) await timed(run(process.execPath, ['node_modules/patch-package/index.js'], copy));
    const built = await timed(run(process.execPath, ['--input-type=module', '-e', BUILD], copy));
    if (!built.ok) throw new Error('The pages could not be built.');
    rows.push(seconds('build', built.seconds, 'all pages'));

    const fresh = await readyAfter(copy, ends);
    await fresh.stop();
    rows.push(seconds('start, first one', fresh.seconds, 'new database, demo world'));
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

/** Does not use the Node in node_modules, because npm ci deletes it while running. */
function run(command: string, parts: string[], cwd: string): ChildProcess {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return spawn(command, parts, {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, PATH: path.join(delimiter), NODE_ENV: 'development' },
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
