import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
afterAll(() => Promise.all(databases.map((database) => database.remove())));

test('each test database is migrated, empty and isolated', async () => {
  const [one, other] = databases.map(({ url }) => postgres(url, { max: 1 })) as [postgres.Sql, postgres.Sql];
  try {
    await one`create table mine (id int)`;
    expect(await other`select to_regclass('public.mine') as found`).toEqual([{ found: null }]);
    const [migrations] = await other`select count(*)::int as applied from public.migrations`;
    expect(migrations?.applied).toBeGreaterThan(0);
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
});

test('a removed database is gone, even with open connections', async () => {
  const { url, remove } = await createTestDatabase();
  const sql = postgres(url, { max: 1, onclose: () => {} });
  await sql`select 1`;
  await remove();
  await sql.end({ timeout: 0 });
  const again = postgres(url, { max: 1 });
  await expect(again`select 1`).rejects.toMatchObject({ code: '3D000' });
  await again.end();
});
