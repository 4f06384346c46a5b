import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationMeta } from '#contract/operation/operation-meta.ts';
import { listSchema } from '#server/api/lists/list-schema.ts';
import { registerDevice } from '#server/devices/devices-for-tests.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS } from './contract-operations.ts';
import { type Belongings, type Customer, createBelongings } from './ownership-world.ts';

/** Reads with a list in them that is no list of records, with the reason. */
const NO_LISTS: Record<string, string> = {
  'organisations.own': 'one record',
  'organisations.find': 'one record',
  'organisations.mergeProposals': 'computed',
  'organisations.credit': 'sums',
  'organisations.openingBalances': 'what one company owes, read whole',
  'routing.services': 'computed',
  'shipments.summary': 'sums',
  'shipments.spending': 'sums',
  'portal.summary': 'sums',
  'shipments.draft': 'one record',
  'shipments.record': 'one record',
  'shipmentFile.find': 'one record, with its version',
  'carrierBookings.find': 'one record',
  'supplierBills.find': 'one record',
  'supplierBills.openCosts': 'one shipment’s costs, read whole',
  'carrierBookings.costs': 'one booking’s costs, read whole',
  'declarations.list': 'one shipment’s declarations, read whole',
  'exceptions.open': 'a worklist, which resolved exceptions leave',
  'exceptions.list': 'one shipment’s exceptions, read whole',
  'exceptions.blockers': 'computed',
  'tasks.open': 'a worklist, which completed tasks leave',
  'tasks.list': 'one shipment’s tasks, read whole',
  'quotes.hitRatio': 'sums',
  'quotes.linkedOffer': 'one offer',
  'quotes.linkedSpotRequest': 'one request',
  'quotes.spotRequests': 'one quote’s requests, read whole',
  'rates.coverage': 'computed',
  'rates.findLines': 'a search',
  'rates.margins': 'sums',
  'fleet.facets': 'sums',
  'tracking.testNumbers': 'fixed',
  'tracking.find': 'one shipment',
  'tracking.byReference': 'a search',
  'tracking.route': 'one route',
  'invoices.find': 'one record',
  'invoices.reminderSettings': 'the settings of the installation',
  'invoices.ofShipment': 'those of one shipment',
  'invoices.statement': 'computed',
  'documents.ofShipment': 'one entry for each type of document',
  'shareLinks.find': 'one shipment',
  'shareLinks.route': 'one route',
  'notifications.preferences': 'one entry for each kind',
  'messages.people': 'a search',
  'quotes.find': 'one record',
  'quotes.proposals': 'computed',
  'quotes.options': 'one offer, read whole',
  'rates.findTariff': 'one record',
  'imports.find': 'one record',
};

interface List {
  title: string;
  path: string;
  field: string;
  access: OperationMeta['access'];
  paged: boolean;
}

const lists: List[] = CONTRACT_OPERATIONS.flatMap(({ name, path, meta, procedure }) => {
  const { list, access } = meta;
  const schema = listSchema(procedure);
  if (!list || !schema) return [];
  return [
    { title: name, path: `/api${path}`, field: schema.field, access, paged: schema.limit !== undefined },
  ];
});

let product: TestApp;
let ada: Customer;
let admin: Customer;
let adas: Belongings;
let after: string;

beforeAll(async () => {
  product = await startTestApp();
  ada = await product.signIn('customer');
  admin = await product.signIn('admin');
  adas = await createBelongings(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
  await registerDevice(product, admin, 'Truck 7');
  await product.visitor.request('POST', '/api/contact', {
    name: 'A Writer',
    email: ada.email,
    message: 'One question',
  });
  await admin.request('POST', `/api/shipments/${adas.tracking_number}/status`, { status: 'confirmed' });
  // What a while of the product’s life leaves.
  await product.database.sql`
    insert into job_applications (id, job_slug, job_title, full_name, email, cv, cv_name, cv_type)
    values (gen_random_uuid(), 'dispatcher', 'Dispatcher', 'Ann', 'ann@trade.example', '%PDF', 'cv.pdf', 'application/pdf')`;
  await product.database
    .sql`insert into rate_zones (code, name, members) values ('NWE-1', 'North-west', '{NL}')`;
  await admin.request('POST', '/api/exchange-rates', {
    from: 'EUR',
    to: 'USD',
    date: '2026-11-20',
    rate: '1.08',
    source: 'ECB',
  });
  await admin.request('POST', '/api/views', { name: 'Mine', address: '/admin' });
  after = new Date(Date.now() + 60_000).toISOString();
});
afterAll(() => product.close());

function readList({ path, access }: List, query: Record<string, string>) {
  const filled = path
    .replace(/\{tracking(?:Number|_number)\}/, adas.tracking_number)
    .replace('{user_id}', adas.user_id)
    .replace('/organisations/{id}', `/organisations/${adas.organisation_id}`)
    .replace('/webhooks/{id}', `/webhooks/${adas.webhook_id}`)
    .replace('/tariffs/{id}', `/tariffs/${adas.tariff_id}`);
  const reader = access === 'signed-in' ? ada : admin;
  return reader.request('GET', `${filled}?${new URLSearchParams(query)}`);
}

test('every list of records takes `updated_since`; what is none is listed here with the reason', () => {
  const without = CONTRACT_OPERATIONS.filter(
    ({ meta, procedure }) => listSchema(procedure) && !meta.list,
  ).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(NO_LISTS).sort());
});

describe.each(lists)('$title', (list) => {
  test('returns what has changed since a moment, and what was deleted', async () => {
    const whole = await readList(list, {});
    expect(whole.statusCode, whole.body).toBe(200);
    expect(whole.json()).not.toHaveProperty('deleted');
    const all = await readList(list, { updated_since: '2020-01-01T00:00:00Z' });
    expect(all.json()).toMatchObject({ deleted: expect.any(Array), as_of: expect.any(String) });
    expect(all.json()[list.field]).toEqual(whole.json()[list.field]);
    const none = await readList(list, { updated_since: after });
    // What a shipment’s price contains beyond its recorded charges is no record.
    const rows = (none.json()[list.field] as { number?: unknown }[]).filter(({ number }) => number !== null);
    expect([rows, none.json().deleted]).toEqual([[], []]);
    expect((await readList(list, { updated_since: 'yesterday' })).statusCode).toBe(422);
  });

  test.runIf(list.paged)('pages are continued', async () => {
    const query = { updated_since: '2020-01-01T00:00:00Z', limit: '1' };
    const { next, [list.field]: first } = (await readList(list, query)).json();
    if (next === null) return;
    const second = await readList(list, { ...query, after: next });
    expect(second.json()).toMatchObject({ deleted: [] });
    expect(second.json()[list.field]).toHaveLength(1);
    expect(second.json()[list.field]).not.toEqual(first);
  });
});
