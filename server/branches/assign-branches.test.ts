import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipmentOf } from '../fleet/fleet-for-tests.ts';
import { insertShipment } from '../shipment-records/shipments-table.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { assignBranches } from './assign-branches.ts';

const YEAR = new Date().getUTCFullYear();

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const all = () => product.database.sql<
  { tracking_number: string; code: string | null; file_number: string | null; version: number }[]
>`select tracking_number, code, file_number, version from shipments
  left join branches on branches.id = branch_id left join forwarding_files on shipment_id = shipments.id
  order by shipments.created_at, shipments.id`;

test('shipments booked before there were branches get the nearest one and a file number', async () => {
  const { database, dependencies } = product;
  const booked = (year: number, change = {}) =>
    insertShipment(database.db, shipmentOf({ created_at: new Date(`${year}-03-01T00:00:00Z`), ...change }));
  await booked(YEAR - 2, { origin_city: 'Portland', transport_mode: 'air' });
  await booked(YEAR - 1, { transport_mode: 'sea' });
  await booked(YEAR - 1, { created_at: new Date(`${YEAR - 1}-05-01T00:00:00Z`), transport_mode: 'sea' });
  await booked(YEAR);
  await assignBranches(dependencies)({});
  expect((await all()).map(({ code }) => code)).toEqual([null, null, null, null]);

  const admin = await product.signIn('admin');
  const entity = await admin.request('POST', '/api/legal-entities', { name: 'Inc.', base_currency: 'USD' });
  for (const [code, city] of [
    ['HOU', 'Houston'],
    ['SEA', 'Seattle'],
  ])
    await admin.request('POST', '/api/branches', {
      code,
      name: city,
      city,
      country: 'US',
      sender_address: `1 Main Street, ${city}`,
      legal_entity_id: entity.json().id,
    });
  const number = await book(await product.signIn('customer'));
  const year = (ago: number) => String(YEAR - ago).slice(-2);
  const assign = assignBranches(dependencies);
  const [, failing] = await database.sql`select id from shipments order by created_at, id`;
  await database.sql.unsafe(
    `alter table shipments add constraint refused check (id <> '${failing?.id}' or branch_id is null) not valid`,
  );
  await expect(assign({})).rejects.toThrow('Shipment could not be assigned to a branch: 1');
  expect((await all()).map(({ code }) => code)).toEqual(['SEA', null, 'HOU', 'HOU', 'HOU']);
  await database.sql`alter table shipments drop constraint refused`;
  await assign({});
  const expected = [
    { code: 'SEA', file_number: `SEAA-${year(2)}-00001`, version: 1 },
    { code: 'HOU', file_number: `HOU-${year(1)}-00002`, version: 1 },
    { code: 'HOU', file_number: `HOU-${year(1)}-00001`, version: 1 },
    // The shipment of several modes is numbered after the one by sea that was booked meanwhile.
    { code: 'HOU', file_number: `HOU-${year(0)}-00002`, version: 1 },
    { tracking_number: number, code: 'HOU', file_number: `HOU-${year(0)}-00001` },
  ];
  expect(await all()).toMatchObject(expected);
  await assign({});
  await assignBranches(dependencies)({});
  expect(await all()).toMatchObject(expected);
});
