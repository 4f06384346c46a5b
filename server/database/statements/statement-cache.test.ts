import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../../people/profiles-table.ts';
import { connect, type Pool } from '../pool/connection.ts';
import { createTestDatabase } from '../test-database.ts';
import { cachedStatement } from './statement-cache.ts';

let database: Pool;
let remove: () => Promise<unknown>;
beforeAll(async () => {
  const made = await createTestDatabase();
  remove = made.remove;
  database = connect(made.url, 2);
});
afterAll(async () => {
  await database.close();
  await remove();
});

function countingStatement() {
  let builds = 0;
  const statement = cachedStatement((connection) => {
    builds += 1;
    return connection
      .select({
        transaction: sql<string>`pg_current_xact_id()::text`,
        sent: sql<string>`${sql.placeholder('sent')}::text`,
      })
      .from(sql`(values (1)) as one`)
      .prepare('counting');
  });
  return { statement, builds: () => builds };
}

test('a statement is built once, and runs in each transaction with its own parameters', async () => {
  const { statement, builds } = countingStatement();
  for (const sent of ['a', 'b', 'c'])
    await database.transaction(async (transaction) => {
      const [id] = await transaction.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
      expect(await statement(transaction).execute({ sent })).toEqual([{ transaction: id?.id, sent }]);
    });
  expect(await statement(database.db).execute({ sent: 'd' })).toMatchObject([{ sent: 'd' }]);
  expect(builds()).toBe(1);
});

test('a statement that ran in a transaction does not use its connection later', async () => {
  const { statement } = countingStatement();
  const [inside] = await database.transaction((transaction) => statement(transaction).execute({ sent: 'a' }));
  const [outside] = await statement(database.db).execute({ sent: 'b' });
  expect(outside?.transaction).not.toBe(inside?.transaction);
});

test('several statements of one cache are built for each connection', async () => {
  let builds = 0;
  const both = cachedStatement((connection) => {
    builds += 1;
    const { user_id } = profiles;
    return { all: connection.select({ user_id }).from(profiles).prepare('all_profiles') };
  });
  await both(database.db).all.execute();
  await both(database.db).all.execute();
  await database.transaction((transaction) => both(transaction).all.execute());
  expect(builds).toBe(2);
});
