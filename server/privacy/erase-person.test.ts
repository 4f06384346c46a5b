import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const erase = (person: TestPerson) =>
  person.request('POST', '/api/privacy/erasure', { confirmation: person.email });

/** Another member of the person's company, with all permissions. */
async function colleagueOf({ organisation_id }: TestPerson): Promise<TestPerson> {
  const person = await product.signIn('customer');
  await product.database
    .sql`update members set organisation_id = ${organisation_id} where user_id = ${person.user_id}`;
  return { ...person, organisation_id };
}

async function namesOf(...ids: string[]): Promise<string[]> {
  const rows = await product.database.sql`select name from organisations where id = any(${ids})`;
  return rows.map(({ name }) => name);
}

async function waitForLocks(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await product.database.sql`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.waiting;
    })
    .toBe(count);
}

test('the companies that were merged into a company are erased with it', async () => {
  const { sql } = product.database;
  const [former, last] = [await product.signIn('customer'), await product.signIn('customer')];
  const number = await bookedBySea(former);
  const [made] = await sql`insert into organisations (id, name, test, test_of)
    values (gen_random_uuid(), 'Test company', true, ${former.organisation_id}) returning id`;
  await sql`update shipments set organisation_id = ${made?.id}, test = true, status = 'delivered'
    where tracking_number = ${number}`;
  const merged = await dispatcher.request('POST', `/api/organisations/${former.organisation_id}/merge`, {
    into: last.organisation_id,
  });
  expect(merged.statusCode, merged.body).toBe(200);
  for (const person of [former, last]) {
    const erased = await erase(person);
    expect(erased.statusCode, erased.body).toBe(200);
  }
  expect(await namesOf(former.organisation_id, last.organisation_id, made?.id)).toEqual([]);
  expect(await sql`select from shipments where tracking_number = ${number}`).toHaveLength(0);
});

test('of the last two members who erase their accounts at once, one erases the company', async () => {
  const anna = await product.signIn('customer');
  const ben = await colleagueOf(anna);
  const { erasures } = await product.database.transaction(async (transaction) => {
    await transaction.execute('lock table mail_outbox in share mode');
    const begun = [erase(anna), erase(ben)];
    await waitForLocks(2);
    return { erasures: begun };
  });
  expect((await Promise.all(erasures)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await namesOf(anna.organisation_id)).toEqual([]);
});
