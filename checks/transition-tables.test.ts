import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Pool } from '#server/database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '#server/database/test-database.ts';
import { transitionTableJoins } from './transition-tables.ts';

const TABLES = { former: 'old_rows', latter: 'new_rows' };

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.url, 1);
});
afterAll(async () => {
  await pool.close();
  await database.remove();
});

/** The functions of statement triggers that see the rows before and after a change, and what they join. */
async function triggerFunctions(): Promise<{ name: string; joins: string[] }[]> {
  const found = await pool.sql<{ name: string; body: string; former: string; latter: string }[]>`
    select distinct proname as name, prosrc as body, tgoldtable as former, tgnewtable as latter
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgoldtable is not null and tgnewtable is not null order by proname`;
  return found.map(({ name, body, ...tables }) => ({ name, joins: transitionTableJoins(body, tables) }));
}

test('no trigger joins the rows before a change with those after it', async () => {
  const functions = await triggerFunctions();
  expect(functions.map(({ name }) => name)).toContain('record_removed_lines');
  expect(functions.filter(({ joins }) => joins.length > 0)).toEqual([]);
});

test('a trigger that joins them is found in the database', async () => {
  await pool.sql.unsafe(`
    create function planted() returns trigger language plpgsql as $$ begin
      perform count(*) from former join latter using (id);
      return null;
    end $$;
    create trigger planted after update on shipments referencing old table as former new table as latter
      for each statement execute function planted()`);
  const functions = await triggerFunctions();
  expect(functions.filter(({ joins }) => joins.length > 0)).toEqual([
    { name: 'planted', joins: [expect.stringContaining('former join latter')] },
  ]);
});

test.each([
  ['a join', 'SELECT count(*) FROM new_rows JOIN old_rows USING (id)'],
  ['a list of tables', 'SELECT n.id FROM new_rows AS n, old_rows AS o WHERE n.id = o.id'],
  ['an update', 'UPDATE shipments s SET words = n.words FROM old_rows o JOIN new_rows n ON n.id = o.id'],
  ['a correlated subquery', 'SELECT FROM new_rows WHERE NOT EXISTS (SELECT FROM old_rows o WHERE o.id = id)'],
  [
    'a subquery in IN',
    'DELETE FROM lines WHERE id IN (SELECT id FROM new_rows) AND id NOT IN (SELECT id FROM old_rows)',
  ],
  [
    'joined subqueries',
    'SELECT FROM (SELECT * FROM old_rows) AS o JOIN (SELECT * FROM new_rows) AS n USING (id)',
  ],
  [
    'common table expressions',
    'WITH o AS (SELECT FROM old_rows), n AS (SELECT FROM new_rows) SELECT FROM o, n',
  ],
  ['a join in a union', 'SELECT 1 UNION ALL SELECT 2 FROM (SELECT FROM old_rows o, new_rows n) AS both_rows'],
  ['a join in lower case after a comment', "select ';' -- all\n from old_rows natural join new_rows"],
])('%s is a join', (_, query) => {
  expect(transitionTableJoins(`BEGIN ${query}; RETURN NULL; END`, TABLES)).toHaveLength(1);
});

test.each([
  [
    'a sum of a union',
    'SELECT sum(n) FROM (SELECT -1 AS n FROM old_rows UNION ALL SELECT 1 FROM new_rows) AS changes',
  ],
  ['a difference', 'SELECT id FROM new_rows EXCEPT SELECT id FROM old_rows'],
  [
    'two statements',
    'DELETE FROM a USING old_rows WHERE a.id = old_rows.id; INSERT INTO a SELECT * FROM new_rows',
  ],
  ['a table joined with one of them', 'SELECT FROM shipments JOIN new_rows USING (id)'],
  ['a comment', 'SELECT FROM new_rows -- not old_rows\n WHERE true /* JOIN old_rows */'],
  ['a string', "SELECT 'JOIN old_rows' FROM new_rows"],
  ['a longer name', 'SELECT FROM new_rows JOIN old_rows_of_before USING (id)'],
])('%s is none', (_, query) => {
  expect(transitionTableJoins(`BEGIN ${query}; RETURN NULL; END`, TABLES)).toEqual([]);
});
