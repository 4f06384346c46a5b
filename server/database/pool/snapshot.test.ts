import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { connect, type Pool } from './connection.ts';
import { Overloaded } from './semaphore.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.url, 6);
  await pool.sql`create table counted (n integer)`;
});
afterAll(async () => {
  await pool.close();
  await database.remove();
});

const countIn = async ({ connection }: Snapshot) =>
  (await connection.execute<{ n: number }>(sql`select count(*)::int as n from counted`))[0]?.n;

test('all statements see the same rows, and none writes', async () => {
  const snapshot = await openSnapshot(pool);
  expect(await countIn(snapshot)).toBe(0);
  await pool.sql`insert into counted values (1)`;
  expect(await countIn(snapshot)).toBe(0);
  await snapshot.close();
  const later = await openSnapshot(pool);
  expect(await countIn(later)).toBe(1);
  await expect(later.connection.execute(sql`insert into counted values (2)`)).rejects.toMatchObject({
    cause: { code: '25006' },
  });
  await later.close();
});

test('open ones leave connections to calls, and closing one lets the next begin', async () => {
  const three = await Promise.all([1, 2, 3].map(() => openSnapshot(pool)));
  await expect(openSnapshot(pool)).rejects.toThrow(Overloaded);
  expect(await pool.transaction(async () => 'a call')).toBe('a call');
  const next = openSnapshot(pool);
  await three[0]?.close();
  await (await next).close();
  await Promise.all(three.map((each) => each.close()));
  expect(pool.usage().in_use).toBe(0);
});

test('one that PostgreSQL has ended rejects what is read from it, and closes', async () => {
  const snapshot = await openSnapshot(pool);
  await snapshot.connection.execute(sql`set local idle_in_transaction_session_timeout = 50`);
  await expect
    .poll(
      () =>
        countIn(snapshot).then(
          () => 'open',
          () => 'ended',
        ),
      { interval: 200 },
    )
    .toBe('ended');
  await snapshot.close();
  expect(pool.usage().in_use).toBe(0);
});
