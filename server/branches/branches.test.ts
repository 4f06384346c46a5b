import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipmentOf } from '../fleet/fleet-for-tests.ts';
import { insertShipment } from '../shipment-records/shipments-table.ts';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';

let product: TestApp;
let admin: Visitor;
let dispatcher: Visitor;
let legal_entity_id: string;
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  dispatcher = await product.signIn('dispatcher');
  const entity = { name: 'Groundswell B.V.', vat_id: 'NL0', base_currency: 'EUR' };
  const created = await admin.request('POST', '/api/legal-entities', entity);
  expect(created.statusCode).toBe(201);
  legal_entity_id = created.json().id;
});
afterAll(() => product.close());

const branch = (change = {}) => ({
  code: 'RTM',
  name: 'Rotterdam',
  city: 'Rotterdam',
  country: 'NL',
  sender_address: 'Voorbeeldkade 18\nRotterdam',
  legal_entity_id,
  ...change,
});
const add = (change = {}) => admin.request('POST', '/api/branches', branch(change));
const numbersOf = async (query: string): Promise<string[]> =>
  (await dispatcher.request('GET', `/api/fleet?${query}`))
    .json()
    .shipments.map(({ tracking_number }: { tracking_number: string }) => tracking_number);

test('without branches, shipments are booked without one', async () => {
  const tracking_number = await book(await product.signIn('customer'));
  const [row] = await product.database
    .sql`select branch_id from shipments where tracking_number = ${tracking_number}`;
  expect(row?.branch_id).toBeNull();
});

test('an admin adds branches; their towns give the time zone', async () => {
  expect((await add()).statusCode).toBe(201);
  expect(
    (await add({ code: 'LAX', name: 'Los Angeles', city: 'Los Angeles', country: 'US' })).statusCode,
  ).toBe(201);
  const { branches } = (await dispatcher.request('GET', '/api/branches')).json();
  expect(branches).toMatchObject([
    { code: 'LAX', time_zone: 'America/Los_Angeles' },
    { code: 'RTM', time_zone: 'Europe/Amsterdam', legal_entity: 'Groundswell B.V.' },
  ]);
});

test.each([
  ['a taken code', { code: 'RTM' }, 409],
  ['an unknown town', { code: 'NEW', city: 'Nowhereville' }, 422],
  ['an unknown legal entity', { code: 'NEW', legal_entity_id: '01900000-0000-7000-8000-000000000001' }, 422],
  ['a code in small letters', { code: 'rtm' }, 422],
])('%s is refused', async (_, change, status) => {
  expect((await add(change)).statusCode).toBe(status);
});

test('dispatchers read branches but do not change them; customers do neither', async () => {
  expect((await dispatcher.request('POST', '/api/branches', branch({ code: 'NEW' }))).statusCode).toBe(403);
  expect((await dispatcher.request('GET', '/api/legal-entities')).json().legal_entities).toMatchObject([
    { name: 'Groundswell B.V.', vat_id: 'NL0', base_currency: 'EUR', number_series: [] },
  ]);
  const customer = await product.signIn('customer');
  expect((await customer.request('GET', '/api/branches')).statusCode).toBe(403);
});

test('a branch that moves gets the time zone of its new town', async () => {
  await add({ code: 'SIN', name: 'Asia', city: 'Singapore', country: 'SG' });
  const moved = await admin.request('PATCH', '/api/branches/SIN', { city: 'Tokyo', country: 'JP' });
  expect(moved.statusCode).toBe(200);
  const { branches } = (await dispatcher.request('GET', '/api/branches')).json();
  expect(branches.find(({ code }: { code: string }) => code === 'SIN')).toMatchObject({
    name: 'Asia',
    time_zone: 'Asia/Tokyo',
  });
  expect((await admin.request('PATCH', '/api/branches/NONE', { name: 'None' })).statusCode).toBe(404);
});

test('a legal entity is changed in part', async () => {
  const path = `/api/legal-entities/${legal_entity_id}`;
  expect((await admin.request('PATCH', path, { vat_id: 'NL1' })).statusCode).toBe(200);
  const { legal_entities } = (await admin.request('GET', '/api/legal-entities')).json();
  expect(legal_entities).toMatchObject([{ name: 'Groundswell B.V.', vat_id: 'NL1', base_currency: 'EUR' }]);
  const [entry] = await product.database
    .sql`select detail from audit_log where action = 'legalEntities.change'`;
  expect(entry?.detail).toEqual({ vat_id: 'NL1' });
});

test('a booking belongs to the branch nearest to its origin, and the fleet is filtered by branch', async () => {
  const tracking_number = await book(await product.signIn('customer'));
  const unassigned = shipmentOf({});
  await insertShipment(product.database.db, unassigned);
  expect(await numbersOf('branch=LAX')).toEqual([tracking_number]);
  expect(await numbersOf('branch=LAX&branch=RTM')).toEqual([tracking_number]);
  expect(await numbersOf('branch=RTM')).toEqual([]);
  expect(await numbersOf('branch=NONE')).toEqual([]);
  expect(await numbersOf('branch=lax')).toEqual([tracking_number]);
  const { branches } = (await admin.request('GET', '/api/branches')).json();
  const { id } = branches.find(({ code }: { code: string }) => code === 'LAX');
  expect(await numbersOf(`branch=${id}`)).toEqual([tracking_number]);
  expect(await numbersOf('')).toContain(unassigned.tracking_number);
  const facets = await dispatcher.request('GET', '/api/fleet/facets?branch=LAX');
  expect(facets.json().matching).toEqual({ count: 1, capped: false });
});

test('a prefix belongs to one legal entity', async () => {
  const number_series = [{ kind: 'invoice', prefix: 'INV-NL' }];
  const path = `/api/legal-entities/${legal_entity_id}`;
  expect((await admin.request('PATCH', path, { number_series })).statusCode).toBe(200);
  expect((await admin.request('PATCH', path, { number_series })).statusCode).toBe(200);
  const other = { name: 'Groundswell Ltd', base_currency: 'GBP' };
  const taken = await admin.request('POST', '/api/legal-entities', { ...other, number_series });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'PREFIX_TAKEN']);
  const twice = [...number_series, { kind: 'packing_list', prefix: 'INV-NL' }];
  expect((await admin.request('PATCH', path, { number_series: twice })).statusCode).toBe(422);
});

test('invoices and documents are numbered in the series of the legal entity of the branch', async () => {
  const number_series = [
    { kind: 'invoice', prefix: 'INV-NL' },
    { kind: 'packing_list', prefix: 'PL-NL' },
  ];
  await admin.request('PATCH', `/api/legal-entities/${legal_entity_id}`, { number_series });
  const customer = await product.signIn('customer');
  const invoice = async (number: string) => {
    const wanted = { confirmed: ['price'] };
    return (await dispatcher.request('POST', `/api/shipments/${number}/invoice`, wanted)).json().number;
  };
  const generate = async (tracking_number: string, document_type: string) => {
    const wanted = { document_type };
    return (await dispatcher.request('POST', `/api/shipments/${tracking_number}/documents`, wanted)).json()
      .document_number;
  };
  const year = new Date().getUTCFullYear();
  const [one, two] = [await book(customer), await book(customer)];
  expect([await invoice(one), await invoice(two)]).toEqual([`INV-NL-${year}-00001`, `INV-NL-${year}-00002`]);
  expect(await generate(one, 'packing_list')).toBe(`PL-NL-${year}-00001`);
  expect(await generate(one, 'commercial_invoice')).toMatch(/^COMMERCIAL_INVOICE-\d{13}$/);
  const unassigned = shipmentOf({ price_status: 'confirmed' });
  await insertShipment(product.database.db, unassigned);
  // The only legal entity is also its issuer.
  expect(await invoice(unassigned.tracking_number)).toBe(`INV-NL-${year}-00003`);
});

test('air waybills name the branch as agent, with its IATA code and the currency of its company', async () => {
  expect((await admin.request('PATCH', '/api/branches/RTM', { iata_code: '2345678/0012' })).statusCode).toBe(
    200,
  );
  await admin.request('PATCH', '/api/branches/RTM', { sender_address: 'Voorbeeldkade 20\nRotterdam' });
  expect((await add({ code: 'BAD', iata_code: '12' })).statusCode).toBe(422);
  const booked = await (await product.signIn('customer')).request('POST', '/api/functions/create-shipment', {
    origin_city: 'Rotterdam',
    origin_country: 'NL',
    destination_city: 'Houston',
    destination_country: 'US',
    cargo_description: 'Pumps',
    cargo_weight: 200,
    service_type: 'standard',
    transport_mode: 'air',
  });
  const { tracking_number } = booked.json();
  const instructions = await dispatcher.request('GET', `/api/shipments/${tracking_number}/instructions`);
  expect(instructions.json().booked.charges_currency).toBe('EUR');
  const generated = await dispatcher.request('POST', `/api/shipments/${tracking_number}/documents`, {
    document_type: 'airway_bill',
  });
  expect(generated.statusCode, generated.body).toBe(201);
  const [row] = await product.database.sql`
    select document_data from shipping_documents where document_number = ${generated.json().document_number}`;
  expect(row?.document_data).toMatchObject({
    agent_name: 'Groundswell B.V.',
    agent_city: 'Rotterdam',
    agent_iata_code: '23-4 5678/0012',
    charges_currency: 'EUR',
  });
});
