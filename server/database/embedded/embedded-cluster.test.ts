import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { reconnectSeconds } from '../pool/connection.ts';
import { type EmbeddedCluster, startEmbeddedCluster } from './embedded-cluster.ts';
import { freePort } from './free-port.ts';
import { isAlive, readLockFile, servesFrom } from './postgres-lock-file.ts';
import { shutdown } from './postgres-process.ts';

let place: string;
let directory: string;
const owners: ChildProcess[] = [];
const started: EmbeddedCluster[] = [];

beforeAll(async () => {
  // The path contains a space, as in "My Projects", on purpose.
  place = await mkdtemp(join(inject('cluster').directory, 'My Projects '));
  await chmod(place, 0o711);
  const made = await startEmbeddedCluster({ directory: join(place, 'made'), durable: false });
  await made.stop();
});
afterAll(() => rm(place, { recursive: true }));

let count = 0;
beforeEach(async () => {
  count += 1;
  directory = join(place, String(count));
  // A copy has lost its owner and mode, like one restored from a backup.
  await cp(join(place, 'made'), directory, { recursive: true });
});
afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  for (const cluster of started.splice(0)) await cluster.stop();
  const data = join(directory, 'data');
  const lock = await readLockFile(data);
  if (lock) await shutdown(lock.pid, data);
});

async function start(durable = false): Promise<EmbeddedCluster> {
  const cluster = await startEmbeddedCluster({ directory, durable });
  started.push(cluster);
  return cluster;
}

/** Starts another Groundswell process, which can be killed. */
async function startElsewhere(durable = false): Promise<{ owner: ChildProcess; url: string; pid: number }> {
  const program = `
    const { startEmbeddedCluster } = await import(${JSON.stringify(import.meta.resolve('./embedded-cluster.ts'))});
    const { url, pid } = await startEmbeddedCluster({ directory: ${JSON.stringify(directory)}, durable: ${durable} });
    console.log(JSON.stringify({ url, pid }));
    process.stdin.on('end', () => process.exit()).resume();`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  owners.push(owner);
  const [line] = await once(owner.stdout as NodeJS.ReadableStream, 'data');
  return { owner, ...(JSON.parse(String(line)) as { url: string; pid: number }) };
}

async function kill(owner: ChildProcess): Promise<void> {
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

async function query<Row extends postgres.MaybeRow>(url: string, statement: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1 });
  try {
    return [...(await sql.unsafe<Row[]>(statement))];
  } finally {
    await sql.end();
  }
}

test('a cluster is created on first use, keeps its data, and leaves no process', async () => {
  await rm(directory, { recursive: true });
  const first = await start();
  expect(first.adopted).toBe(false);
  await query(first.url, 'create table sample as select 42 as answer');
  expect((await stat(join(directory, 'password'))).mode & 0o777).toBe(0o600);
  await first.stop();
  // The process has certainly exited; our own process is notified a moment later.
  await expect.poll(() => isAlive(first.pid)).toBe(false);

  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select answer from sample')).toEqual([{ answer: 42 }]);
});

test('it requires the password, listens on 127.0.0.1 only, and supports non-ASCII letters', async () => {
  const { url } = await start();
  const [settings] = await query(
    url,
    `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
       current_setting('data_checksums') as checksums, upper('straße é') as upper,
       split_part(version(), ' ', 2) as version`,
  );
  expect(settings).toMatchObject({
    addresses: '127.0.0.1',
    sockets: '',
    checksums: 'on',
    upper: 'STRAßE É',
  });
  expect(settings?.version).toMatch(/^18\./);
  const wrong = new URL(url);
  wrong.password = 'guessed';
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('a PostgreSQL that outlived a killed Groundswell is taken over and then stopped like any other', async () => {
  const { owner, pid, url } = await startElsewhere();
  await query(url, 'create table sample as select 42 as answer');
  await kill(owner);
  expect(servesFrom(pid, join(directory, 'data'))).toBe(true);

  const cluster = await start();
  expect(cluster).toMatchObject({ adopted: true, pid });
  expect(await query(cluster.url, 'select answer from sample')).toEqual([{ answer: 42 }]);
  await cluster.stop();
  expect(servesFrom(pid, join(directory, 'data'))).toBe(false);
});

test.each(['launched', 'taken over'])(
  'a %s database ends with a Groundswell process that exits without stopping it',
  async (how) => {
    if (how === 'taken over') await kill((await startElsewhere()).owner);
    const { owner, pid } = await startElsewhere();
    owner.stdin?.end();
    await once(owner, 'exit');
    await expect.poll(() => servesFrom(pid, join(directory, 'data'))).toBe(false);
  },
);

test('a second Groundswell on the same directory is rejected and does not affect the first', async () => {
  const { url } = await startElsewhere();
  await expect(start()).rejects.toThrow(/^another Groundswell is running on /);
  expect(await query(url, 'select 1 as up')).toEqual([{ up: 1 }]);
});

test('committed data survives when all processes are killed at once', async () => {
  const { owner, pid, url } = await startElsewhere(true);
  await query(url, 'create table sample as select 42 as answer');
  // Kills the owner first, because otherwise it would restart the database.
  const gone = kill(owner);
  process.kill(pid, 'SIGKILL');
  await gone;
  expect(existsSync(join(directory, 'data/postmaster.pid'))).toBe(true);

  const cluster = await start();
  expect(cluster.adopted).toBe(false);
  expect(await query(cluster.url, 'select answer from sample')).toEqual([{ answer: 42 }]);
});

test('a start waits for leftover processes of a killed PostgreSQL', async () => {
  const { owner, pid, url } = await startElsewhere();
  // Only idle processes notice immediately that the server is gone; a busy one continues for seconds.
  const computing = query(url, 'select count(*) from generate_series(1, 6000000)').catch(() => {});
  await expect
    .poll(() =>
      query(
        url,
        `select 1 from pg_stat_activity where query like '%generate_series(1,%' and pid <> pg_backend_pid()`,
      ),
    )
    .toHaveLength(1);
  process.kill(pid, 'SIGKILL');
  await kill(owner);

  expect(await query((await start()).url, 'select 1 as up')).toEqual([{ up: 1 }]);
  expect(await readFile(join(directory, 'postgres.log'), 'utf8')).toContain(
    'pre-existing shared memory block',
  );
  await computing;
});

test('a stale lock file with a reused pid does not block the start', async () => {
  const unrelated = spawn('sleep', ['60']);
  owners.push(unrelated);
  await writeFile(
    join(directory, 'data/postmaster.pid'),
    `${unrelated.pid}\n${directory}/data\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
  );

  expect((await start()).adopted).toBe(false);
  expect(isAlive(unrelated.pid as number)).toBe(true);
});

test('a PostgreSQL that is just ending is waited for, not taken over', async () => {
  const data = await realpath(join(directory, 'data'));
  const ending = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1_000)', '--', data], {
    argv0: 'postgres',
  });
  owners.push(ending);
  const lock = [ending.pid, data, 0, await freePort(), '', '127.0.0.1', '0 0', 'ready', ''];
  await writeFile(join(data, 'postmaster.pid'), lock.join('\n'));
  await expect.poll(() => servesFrom(ending.pid as number, data)).toBe(true);

  expect((await start()).adopted).toBe(false);
});

test('a partial cluster of an interrupted start is ignored', async () => {
  await rm(join(directory, 'data'), { recursive: true });
  await mkdir(join(directory, 'data.0b5a'));
  await writeFile(join(directory, 'data.0b5a/PG_VERSION'), '18\n');
  expect((await start()).adopted).toBe(false);
});

describe('problems that the operator must fix are one sentence', () => {
  test('data of another major version', async () => {
    await writeFile(join(directory, 'data/PG_VERSION'), '16\n');
    await expect(start()).rejects.toThrow(
      /data was created by PostgreSQL 16, but this is 18; dump it with version 16/,
    );
  });

  test('a lost password', async () => {
    await rm(join(directory, 'password'));
    await expect(start()).rejects.toThrow(/password is missing; restore it from a backup, or remove /);
  });

  test('a folder that is not a cluster', async () => {
    await rm(join(directory, 'data'), { recursive: true });
    await mkdir(join(directory, 'data'));
    await expect(start()).rejects.toThrow(/data is not a PostgreSQL data directory/);
  });

  test('a broken cluster', async () => {
    await rm(join(directory, 'data/global/pg_control'));
    await expect(start()).rejects.toThrow(
      /^the embedded database could not be started: .*could not open file ".*pg_control"/,
    );
  });

  test('a broken setting', async () => {
    appendFileSync(join(directory, 'data/postgresql.conf'), '\nwork_mem = lots\n');
    await expect(start()).rejects.toThrow(StartupError);
    expect(await readFile(join(directory, 'postgres.log'), 'utf8')).toContain('work_mem');
  });

  test('a file in the way', async () => {
    await rm(directory, { recursive: true });
    await writeFile(directory, '');
    await expect(start()).rejects.toThrow(/cannot be created: a file is in the way/);
  });
});

// Leftover processes of a killed PostgreSQL must exit first, which takes a while on a busy machine.
test('a database killed under a running product restarts on the same port', {
  timeout: 90_000,
}, async () => {
  const cluster = await start(true);
  const sql = postgres(cluster.url, { max: 1, onclose: () => {}, backoff: reconnectSeconds });
  await sql`create table sample as select 1 as value`;
  process.kill(cluster.pid, 'SIGKILL');
  // A session of the killed server may still respond for a moment.
  const data = join(directory, 'data');
  await expect.poll(async () => (await readLockFile(data))?.pid, { timeout: 60_000 }).not.toBe(cluster.pid);
  await expect
    .poll(() => sql`select value from sample`.catch(() => null), { timeout: 60_000 })
    .toEqual([{ value: 1 }]);
  await sql.end();
  await cluster.stop();
  expect(await readLockFile(data)).toBeUndefined();
});
