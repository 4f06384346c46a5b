import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { type CommitOutcome, type OnCommit, onCommit } from './commit-hooks.ts';
import { connect, type Pool } from './connection.ts';

let own: TestDatabase;
let database: Pool;
beforeAll(async () => {
  own = await createTestDatabase();
  database = connect(own.url, 2);
});
afterAll(async () => {
  await database.close();
  await own.remove();
});

function listener() {
  const calls: [items: readonly string[], outcome: CommitOutcome | 'before'][] = [];
  const hook: OnCommit<string> = {
    before: async (transaction, items) => {
      await transaction.execute(sql`select 1`);
      calls.push([items, 'before']);
    },
    after: (items, outcome) => void calls.push([items, outcome]),
  };
  return { calls, hook };
}

test('collected items are passed on together, as the last step of the transaction and again after it', async () => {
  const { calls, hook } = listener();
  const result = await database.transaction(async (transaction) => {
    onCommit(transaction, hook, ['one']);
    onCommit(transaction, hook, ['two', 'three']);
    expect(calls).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  const items = ['one', 'two', 'three'];
  expect(calls).toEqual([
    [items, 'before'],
    [items, 'committed'],
  ]);
});

test('rolled back items are not passed on', async () => {
  const { calls, hook } = listener();
  const failing = database.transaction(async (transaction) => {
    onCommit(transaction, hook, ['one']);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(calls).toEqual([]);
});

test('items of a rolled back savepoint are not passed on', async () => {
  const { calls, hook } = listener();
  await database.transaction(async (transaction) => {
    onCommit(transaction, hook, ['one']);
    await transaction
      .transaction(async (savepoint) => {
        onCommit(savepoint, hook, ['lost']);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await transaction.transaction(async (savepoint) => onCommit(savepoint, hook, ['two']));
  });
  expect(calls.at(-1)).toEqual([['one', 'two'], 'committed']);
});

test('a commit with a lost response has an unknown outcome', async () => {
  const { calls, hook } = listener();
  const cut = connect(own.url, 1);
  const failing = cut.transaction(async (transaction) => {
    onCommit(transaction, { ...hook, before: async () => cut.cut() }, ['one']);
  });
  await expect(failing).rejects.toThrow();
  expect(calls).toEqual([[['one'], 'unknown']]);
  void cut.close();
});

test('a transaction opened elsewhere has no commit hooks', async () => {
  const { hook } = listener();
  const elsewhere = drizzle(database.sql).transaction(async (transaction) =>
    onCommit(transaction, hook, ['one']),
  );
  await expect(elsewhere).rejects.toThrow('Commit hooks need a transaction of a Database');
});
