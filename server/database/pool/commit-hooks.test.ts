import { sql } from 'drizzle-orm';
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
  const told: [items: readonly string[], outcome: CommitOutcome | 'before'][] = [];
  const whom: OnCommit<string> = {
    before: async (transaction, items) => {
      await transaction.execute(sql`select 1`);
      told.push([items, 'before']);
    },
    after: (items, outcome) => void told.push([items, outcome]),
  };
  return { told, whom };
}

test('what is collected is handed over together, last in the transaction and once more after it', async () => {
  const { told, whom } = listener();
  const result = await database.transaction(async (transaction) => {
    onCommit(transaction, whom, ['one']);
    onCommit(transaction, whom, ['two', 'three']);
    expect(told).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  const items = ['one', 'two', 'three'];
  expect(told).toEqual([
    [items, 'before'],
    [items, 'committed'],
  ]);
});

test('of what was rolled back nobody hears', async () => {
  const { told, whom } = listener();
  const failing = database.transaction(async (transaction) => {
    onCommit(transaction, whom, ['one']);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(told).toEqual([]);
});

test('nor of a savepoint that was', async () => {
  const { told, whom } = listener();
  await database.transaction(async (transaction) => {
    onCommit(transaction, whom, ['one']);
    await transaction
      .transaction(async (savepoint) => {
        onCommit(savepoint, whom, ['lost']);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await transaction.transaction(async (savepoint) => onCommit(savepoint, whom, ['two']));
  });
  expect(told.at(-1)).toEqual([['one', 'two'], 'committed']);
});

test('a commit whose answer never came may have happened', async () => {
  const { told, whom } = listener();
  const cut = connect(own.url, 1);
  const failing = cut.transaction(async (transaction) => {
    onCommit(transaction, { ...whom, before: async () => cut.cut() }, ['one']);
  });
  await expect(failing).rejects.toThrow();
  expect(told).toEqual([[['one'], 'unknown']]);
  void cut.close();
});

test('a transaction that was opened elsewhere tells nothing', async () => {
  const { whom } = listener();
  const elsewhere = database.db.transaction(async (transaction) => onCommit(transaction, whom, ['one']));
  await expect(elsewhere).rejects.toThrow('Only a transaction of a Database');
});
