import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { checkDigit } from '#domain/shipments/check-digit.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { MIGRATIONS } from '../database/migrations/migrations.ts';
import { createTestDatabase } from '../database/test-database.ts';

const QUOTES = 60;

test('quotes without a reference get valid, distinct ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'groundswell-first-version-'));
  const old = await createTestDatabase('template0');
  const sql = postgres(old.url, { max: 1 });
  try {
    await migrate(old.url, await firstVersion(folder));
    await sql`
      insert into quotes (id, email, origin_city, origin_country, destination_city, destination_country,
        cargo_description, preferred_transport)
      select gen_random_uuid(), 'a@b.example', 'Houston', 'US', 'Rotterdam', 'NL', 'Lamps', '{sea,air}'
      from generate_series(1, ${QUOTES})`;
    await migrate(old.url);
    const rows = await sql<{ reference: string; preferred_transport: string[] }[]>`
      select reference, preferred_transport from quotes`;
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(QUOTES);
    for (const { reference, preferred_transport } of rows) {
      expect(reference).toMatch(/^GQ\d{9}$/);
      expect(checkDigit(reference.slice(2, 10))).toBe(Number(reference.at(-1)));
      expect(preferred_transport).toEqual(['ocean', 'air']);
    }
  } finally {
    await sql.end();
    await old.remove();
    await rm(folder, { recursive: true });
  }
});

/** The migrations of the product's first version. */
async function firstVersion(folder: string): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}
