import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipmentOf } from '../../fleet/fleet-for-tests.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { findOwn } from './find-own.ts';

let product: TestApp;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  const { organisation_id } = customer;
  const rows = Array.from({ length: 500 }, (_, n) =>
    shipmentOf({ organisation_id, destination_city: n === 0 ? 'Rotterdam' : 'Hamburg' }),
  );
  await product.database.db.insert(shipments).values(rows);
  await product.database.sql`analyze shipments`;
});
afterAll(() => product.close());

test.each([
  ['a word', 'rotterdam', 'shipments_pkey'],
  ['a mistyped word', 'roterdam', 'shipments_pkey'],
  ['the beginning of a number', 'GS104588210', 'shipments_tracking_number_unique'],
])('%s is found by an index, not in each shipment', async (_, typed, index) => {
  const { db } = product.database;
  const organisation_id = customer.organisation_id as string;
  const condition = await findOwn(db, typed, { organisation_id });
  const plan = await db.execute(
    sql`explain select from ${shipments} where ${and(eq(shipments.organisation_id, organisation_id), condition)}`,
  );
  expect(JSON.stringify(plan)).toContain(index);
});

test.each([
  ['rott', 1],
  ['roterdam', 1],
  ['hamb', 499],
  ['xyzzy', 0],
  ['hamburg rotterdam', 0],
])('%s finds %i', async (typed, total) => {
  expect(await totalOf(typed)).toBe(total);
});

test('words of the own company’s name are in all shipments', async () => {
  const { sql: query } = product.database;
  const { organisation_id } = customer;
  await query`update organisations set name = 'Northern Lights Trading' where id = ${organisation_id ?? ''}`;
  expect(await totalOf('north')).toBe(500);
  expect(await totalOf('lights rotterdam')).toBe(1);
  expect(await totalOf('lights xyzzy')).toBe(0);
});

test('shipments are found while their words still have a former name', async () => {
  const { sql: query } = product.database;
  const id = customer.organisation_id ?? '';
  await query.begin(async (transaction) => {
    // Without the trigger that rewrites the words at once.
    await transaction`set local session_replication_role = replica`;
    await transaction`update organisations set name = 'Southern Cross' where id = ${id}`;
    await transaction`insert into renamed_clients (organisation_id) values (${id})`;
  });
  expect(await totalOf('rotterdam')).toBe(1);
  await query`delete from renamed_clients`;
});

async function totalOf(typed: string): Promise<number> {
  const response = await customer.request('GET', `/api/shipments?q=${encodeURIComponent(typed)}`);
  return response.json().total;
}
