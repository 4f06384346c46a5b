import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './root.ts';

const READY_MS = 120_000;

interface Line {
  msg: string;
  pid?: number;
}

let directory: string;
let url: string;
let figuresUrl: string;
let server: ChildProcess;
const logged: Line[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'groundswell-processes-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const figuresPort = await freePort();
  figuresUrl = `http://localhost:${figuresPort}/metrics`;
  const { PATH, HOME, LD_LIBRARY_PATH } = process.env;
  server = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
    // Starts it as a terminal does: Ctrl-C reaches the whole process group.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      HOME,
      ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
      PROCESSES: '2',
      PORT: String(port),
      METRICS_PORT: String(figuresPort),
      DATA_DIR: directory,
      DEMO: '0',
      // As npm start sets it.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    },
  });
  createInterface(server.stdout as NodeJS.ReadableStream).on('line', (line) => logged.push(JSON.parse(line)));
});
afterAll(async () => {
  if (server.exitCode === null) process.kill(-(server.pid as number), 'SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** How many log lines begin with the text. */
const logCount = (text: string) => () => logged.filter(({ msg }) => msg.startsWith(text)).length;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** Uses a new connection each time, which either worker may get. */
async function statusOf(path: string): Promise<number> {
  const response = await fetch(url + path, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(5_000),
  });
  await response.text();
  return response.status;
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const known = children.trim().split(' ').map(Number);
  // A child may have ended in between.
  const commandOf = (child: number) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
  const commands = await Promise.all(known.map(commandOf));
  return known.filter((_, place) => commands[place]?.includes('server/main.ts'));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux')(
  'two workers serve; a killed one is replaced; Ctrl-C leaves no process behind, even one that is starting',
  async () => {
    await expect.poll(logCount('Groundswell is ready'), { timeout: READY_MS }).toBe(1);
    const { pid = 0 } = server;
    const [first = 0, second = 0] = await childrenOf(pid);
    for (let time = 0; time < 20; time++) expect(await statusOf('/readyz')).toBe(200);
    await expect.poll(logCount('Create the first admin')).toBe(1);
    const figures = await (await fetch(figuresUrl)).text();
    const requests = [
      ...figures.matchAll(/^groundswell_requests_total\{.*"health".*process="(\d)"\} (\d+)$/gm),
    ];
    expect(requests.map(([, place]) => place)).toEqual(['1', '2']);
    expect(requests.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(20);
    expect(figures).toMatch(/^process_resident_memory_bytes\{process="0"\}/m);

    // Every worker has started: start-up messages of the product are logged once.
    expect(logCount('Create the first admin')()).toBe(1);

    process.kill(first, 'SIGKILL');
    await expect.poll(logCount('A worker process has ended')).toBe(1);
    expect(logged.find(({ msg }) => msg.startsWith('A worker process'))?.pid).toBe(first);
    for (let time = 0; time < 20; time++) expect(await statusOf('/readyz')).toBe(200);
    await expect.poll(() => childrenOf(pid)).toHaveLength(2);
    const [, other = 0] = await childrenOf(pid);

    const gone = once(server, 'exit');
    process.kill(-pid, 'SIGINT');
    expect(await gone).toEqual([0, null]);
    // A starting worker ends when its channel closes, which may be a moment later.
    for (const process_id of [second, other]) await expect.poll(() => isRunning(process_id)).toBe(false);
    await expect(readFile(join(directory, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
  },
  3 * READY_MS,
);
