import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './root.ts';

const READY_MS = 60_000;

interface Line {
  msg: string;
  pid?: number;
}

let directory: string;
let url: string;
let figuresUrl: string;
let server: ChildProcess;
const said: Line[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'groundswell-processes-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const figuresPort = await freePort();
  figuresUrl = `http://localhost:${figuresPort}/metrics`;
  const { PATH, HOME, LD_LIBRARY_PATH } = process.env;
  server = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
    // As a terminal starts it: its Ctrl-C is for all of them.
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
      // As npm start has it.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    },
  });
  createInterface(server.stdout as NodeJS.ReadableStream).on('line', (line) => said.push(JSON.parse(line)));
});
afterAll(async () => {
  if (server.exitCode === null) process.kill(-(server.pid as number), 'SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** How many lines begin so. */
const heard = (words: string) => () => said.filter(({ msg }) => msg.startsWith(words)).length;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** A connection of its own each time, which either process may get. */
async function ask(path: string): Promise<number> {
  const answer = await fetch(url + path, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(5_000),
  });
  await answer.text();
  return answer.status;
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const known = children.trim().split(' ').map(Number);
  const commands = await Promise.all(known.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8')));
  return known.filter((_, place) => commands[place]?.includes('server/main.ts'));
}

test.runIf(process.platform === 'linux')(
  'two processes answer; a killed one is replaced; Ctrl-C leaves nothing behind, not even who just begins',
  async () => {
    await expect.poll(heard('Groundswell is ready'), { timeout: READY_MS }).toBe(1);
    const { pid = 0 } = server;
    const [first = 0, second = 0] = await childrenOf(pid);
    for (let time = 0; time < 20; time++) expect(await ask('/readyz')).toBe(200);
    // What exists once is said once.
    expect(heard('Create the first admin')()).toBe(1);
    const figures = await (await fetch(figuresUrl)).text();
    const asked = [...figures.matchAll(/^groundswell_requests_total\{.*"health".*process="(\d)"\} (\d+)$/gm)];
    expect(asked.map(([, place]) => place)).toEqual(['1', '2']);
    expect(asked.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(20);
    expect(figures).toMatch(/^process_resident_memory_bytes\{process="0"\}/m);

    process.kill(first, 'SIGKILL');
    await expect.poll(heard('A process that answered requests has ended')).toBe(1);
    expect(said.find(({ msg }) => msg.startsWith('A process that'))?.pid).toBe(first);
    for (let time = 0; time < 20; time++) expect(await ask('/readyz')).toBe(200);
    await expect.poll(() => childrenOf(pid)).toHaveLength(2);
    const [, other = 0] = await childrenOf(pid);

    const gone = once(server, 'exit');
    process.kill(-pid, 'SIGINT');
    expect(await gone).toEqual([0, null]);
    for (const process_id of [second, other]) expect(() => process.kill(process_id, 0)).toThrow();
    await expect(readFile(join(directory, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
  },
  READY_MS,
);
