import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Pool } from '../pool/connection.ts';
import { createTestDatabase } from '../test-database.ts';

let database: Pool;
let remove: () => Promise<unknown>;
beforeAll(async () => {
  const made = await createTestDatabase();
  remove = made.remove;
  database = connect(made.url, 1);
});
afterAll(async () => {
  await database.close();
  await remove();
});

const prepared = async () =>
  (await database.sql.unsafe<{ statement: string }[]>('select statement from pg_prepared_statements'))
    .map(({ statement }) => statement)
    .filter((statement) => statement.includes('doubled'));

test('repeated statements in transactions and savepoints are prepared; those outside are not', async () => {
  const doubled = (value: number) => sql`select ${value}::int * 2 as doubled`;
  for (let time = 0; time < 5; time++) await database.db.execute(doubled(time));
  expect(await prepared()).toEqual([]);
  for (let time = 0; time < 5; time++) {
    const [inside] = await database.transaction((transaction) => transaction.execute(doubled(time)));
    const [deeper] = await database.transaction((transaction) =>
      transaction.transaction((savepoint) => savepoint.execute(doubled(time))),
    );
    expect([inside, deeper]).toEqual([{ doubled: time * 2 }, { doubled: time * 2 }]);
  }
  expect(await prepared()).toEqual(['select $1::int * 2 as doubled']);
});

test('reads without values are prepared too; several statements in one text are not', async () => {
  for (let time = 0; time < 5; time++)
    await database.transaction(async (transaction) => {
      expect([...(await transaction.execute(sql`select 4 as doubled`))]).toEqual([{ doubled: 4 }]);
      await transaction.execute(sql`set local work_mem = '4MB'; select 6 as doubled`);
    });
  expect((await prepared()).filter((text) => !text.includes('$1'))).toEqual(['select 4 as doubled']);
});

test('lists of many different lengths are not all prepared', async () => {
  await database.transaction(async (transaction) => {
    for (let length = 1; length <= 200; length++)
      for (let time = 0; time < 3; time++)
        await transaction.execute(
          sql`select 'doubled' where 1 in (${sql.join(Array(length).fill(sql`${1}::int`), sql`, `)})`,
        );
  });
  expect((await prepared()).length).toBeLessThanOrEqual(150);
});
