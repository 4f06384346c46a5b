import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Pool } from '../pool/connection.ts';
import { createTestDatabase } from '../test-database.ts';
import { pipelineReads } from './pipeline-reads.ts';

let database: Pool;
let remove: () => Promise<unknown>;
beforeAll(async () => {
  const made = await createTestDatabase();
  remove = made.remove;
  database = connect(made.url, 4);
  // Opens all connections.
  await Promise.all(Array.from({ length: 4 }, () => database.db.execute(sql`select pg_sleep(0.1)`)));
});
afterAll(async () => {
  await database.close();
  await remove();
});

const backend = async () => {
  const [row] = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid;
};

test('reads of one group share a connection; other reads and other groups take free ones', async () => {
  const three = () => pipelineReads(() => Promise.all([backend(), backend(), backend()]));
  const [first, second, alone] = await Promise.all([three(), three(), backend()]);
  expect(new Set(first).size).toBe(1);
  expect(new Set(second).size).toBe(1);
  expect(new Set([first[0], second[0], alone]).size).toBe(3);
});

test('a read that fails leaves the others of its group and the connection as they are', async () => {
  const [before, failed, after] = await pipelineReads(() =>
    Promise.allSettled([backend(), database.db.execute(sql`select 1 / 0`), backend()]),
  );
  expect(failed.status).toBe('rejected');
  expect(before).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
  expect(after).toEqual(before);
});

test('a transaction within a group uses another connection', async () => {
  const inside = () =>
    database.transaction(async (transaction) => {
      const [row] = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      return row?.pid;
    });
  const [read, transacted, again] = await pipelineReads(() => Promise.all([backend(), inside(), backend()]));
  expect(again).toBe(read);
  expect(transacted).not.toBe(read);
});
