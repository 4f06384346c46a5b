import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../../jobs/jobs.ts';
import { createLog } from '../../observability/log.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { connect } from './connection.ts';
import { proxyTo, type TestProxy } from './proxy-for-tests.ts';
import { transientErrorOf } from './transient-errors.ts';

let server: TestDatabase;
let lines: [TestProxy, TestProxy];
let url: string;
beforeAll(async () => {
  server = await createTestDatabase();
  lines = await Promise.all([proxyTo(server.url), proxyTo(server.url)]);
  const [{ host, href }, other] = lines.map((line) => new URL(line.url)) as [URL, URL];
  url = href.replace(host, `${host},${other.host}`);
});
afterAll(async () => {
  await Promise.all(lines.map((line) => line.close()));
  await server.remove();
});

const isAway = (error: unknown) => transientErrorOf(error) === 'away';

test('connections follow the host that answers; without one they fail at once', async () => {
  const database = connect(url, 4);
  const one = () => database.sql`select 1 as one`;
  try {
    expect(await one()).toEqual([{ one: 1 }]);
    await lines[0].cut();
    await expect.poll(() => one().catch(() => [])).toEqual([{ one: 1 }]);
    await lines[1].cut();
    await expect.poll(() => one().then(() => false, isAway)).toBe(true);
    // More calls than connections: none of them stays behind in the driver’s queue.
    const refused = await Promise.all(Array.from({ length: 12 }, () => one().then(() => false, isAway)));
    expect(refused).toEqual(refused.map(() => true));
    await lines[0].restore();
    await expect.poll(() => one().catch(() => [])).toEqual([{ one: 1 }]);
    await lines[1].restore();
  } finally {
    await database.close();
  }
});

test('a server that refuses writes is not the primary', async () => {
  const name = new URL(server.url).pathname.slice(1);
  const direct = connect(server.url, 1);
  await direct.sql.unsafe(`alter database ${name} set default_transaction_read_only = on`);
  const database = connect(url, 1);
  try {
    // What an earlier connection has found counts until it ends.
    await Promise.all(lines.map((line) => line.cut()));
    await Promise.all(lines.map((line) => line.restore()));
    await expect.poll(() => database.sql`select 1`.then(() => false, isAway)).toBe(true);
    await direct.sql.unsafe(`set default_transaction_read_only = off`);
    await direct.sql.unsafe(`alter database ${name} reset default_transaction_read_only`);
    await expect.poll(() => database.sql`select 1 as one`.catch(() => [])).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
    await direct.close();
  }
});

test('the job queue connects to the primary as well', async () => {
  await lines[0].cut();
  const jobs = await startJobs(url, createLog('fatal'));
  const database = connect(url, 1);
  try {
    const done: unknown[] = [];
    await jobs.work('mail', async (data) => void done.push(data));
    await database.transaction((transaction) => jobs.send(transaction, 'mail', { mail_id: 'm' }));
    await expect.poll(() => done).toEqual([{ mail_id: 'm' }]);
  } finally {
    await database.close();
    await jobs.stop();
    await lines[0].restore();
  }
});
