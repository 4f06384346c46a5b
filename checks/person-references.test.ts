import { expect, test } from 'vitest';
import { connect } from '#server/database/pool/connection.ts';
import { createTestDatabase } from '#server/database/test-database.ts';

test('an index finds each reference to a person, so that the erasure of an account scans no large table', async () => {
  const database = await createTestDatabase();
  const pool = connect(database.url, 1);
  try {
    const missing = await pool.sql<{ reference: string }[]>`
      select conrelid::regclass || '.' || attname as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
      order by 1`;
    expect(missing.map(({ reference }) => reference)).toEqual([]);
  } finally {
    await pool.close();
    await database.remove();
  }
});
