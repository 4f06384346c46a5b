import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrganisation, updateOrganisation } from '../organisations/organisations-table.ts';
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

async function waitingStatements(): Promise<number> {
  const [row] = await product.database.sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.waiting;
}
