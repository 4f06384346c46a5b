import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../database/migrations/migrations.ts';
import { lockOrganisation } from '../organisations/organisation-locks.ts';
import { updateOrganisation } from '../organisations/organisations-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { organisationFinder } from './match-references.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('rows of a company that is being merged belong to the company that takes over', async () => {
  const { transaction } = product.database;
  const [{ organisation_id: from }, { organisation_id: into }] = [
    await product.signIn('customer'),
    await product.signIn('customer'),
  ];
  const { finding } = await transaction(async (merging) => {
    await lockOrganisation(merging, from);
    const begun = transaction(async (importing) => (await organisationFinder(importing, [from]))(from));
    await expect.poll(waitingStatements).toBe(1);
    await updateOrganisation(merging, from, { merged_into: into }, new Date());
    return { finding: begun };
  });
  expect(await finding).toBe(into);
});

test('rows of companies that former versions merged one after another belong to the last one', async () => {
  const { sql, transaction } = product.database;
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await product.signIn('customer')).organisation_id);
  const last = ids.at(-1);
  for (const [index, id] of ids.slice(0, -1).entries()) {
    await sql`update organisations set merged_into = ${ids[index + 1] ?? null} where id = ${id}`;
    await sql`insert into carrier_feeds (id, organisation_id, base_url, credential_header, credential, poll_minutes)
      values (gen_random_uuid(), ${id}, 'https://carrier.example', 'API-Key', '', 15)`;
  }
  await sql.unsafe(await readFile(resolve(MIGRATIONS, '0085_merged_organisations.sql'), 'utf8'));
  const found = await transaction(async (importing) => ids.map(await organisationFinder(importing, ids)));
  expect(found).toEqual([last, last, last, last]);
  expect(await sql`select from carrier_feeds`).toHaveLength(0);
});

async function waitingStatements(): Promise<number> {
  const [row] = await product.database.sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.waiting;
}
