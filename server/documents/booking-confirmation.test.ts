import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { bookedBySea, SAMPLE_INSTRUCTIONS, staffClientOf } from './documents-for-tests.ts';

type Client = Visitor & { user_id: string };

let product: TestApp;
let customer: Client;
let other_client: Client;
let dispatcher: Client;
let tracking_number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  other_client = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  tracking_number = await bookedBySea(customer, { cargo_description: '玻璃灯 #evil $ *b*' });
});
afterAll(() => product.close());

const read = (reader: Visitor, number = tracking_number, query = '') =>
  reader.request('GET', `/api/shipments/${number}/booking-confirmation.pdf${query}`);
const textOf = async (number?: string) =>
  (await pagesOf(new Uint8Array((await read(customer, number)).rawPayload))).join(' ');

test('client and staff get the same file, archivable and tagged', async () => {
  const [own, staffs] = await Promise.all([read(customer, tracking_number.toLowerCase()), read(dispatcher)]);
  expect(own.statusCode).toBe(200);
  expect(own.headers['content-type']).toBe('application/pdf');
  expect(own.headers['content-disposition']).toContain(`${tracking_number}-booking-confirmation.pdf`);
  expect(own.rawPayload).toEqual(staffs.rawPayload);
  const bytes = own.rawPayload.toString('latin1');
  expect(bytes).toContain('pdfaid:part');
  expect(bytes).toContain('/StructTreeRoot');
});

test('it states the booking, and that its price is not confirmed yet', async () => {
  const text = await textOf();
  for (const part of [tracking_number, 'Secret Quay 9', '玻璃灯 #evil $ *b*', 'Indicative price'])
    expect(text).toContain(part);
});

test('it states the ports, and the terms that were agreed', async () => {
  const number = await bookedBySea(customer);
  const before = await textOf(number);
  expect(before).toMatch(/Ports .*Houston.* – .*Rotterdam/);
  for (const part of ['Terms of delivery', 'Packages']) expect(before).not.toContain(part);
  const staff = staffClientOf(dispatcher);
  await staff.saveInstructions(number, {
    ...SAMPLE_INSTRUCTIONS,
    own_reference: 'PO 4711',
    incoterm: 'FOB',
    incoterm_place: 'Galveston',
    port_of_loading: 'Galveston',
  });
  const text = await textOf(number);
  for (const part of [
    'Packages 4 pallets',
    'Volume 3.84 m³',
    'Your reference PO 4711',
    'Terms of delivery FOB Galveston, Incoterms® 2020',
    'Ports Galveston – Rotterdam',
    'Vessel and voyage Ever Calm, 012W',
  ])
    expect(text).toContain(part);
});

test('once confirmed, it states the price that binds; once cancelled, that it is void', async () => {
  const confirmed = await bookedBySea(customer);
  const price = { amount: 125_050, currency: 'USD' };
  await dispatcher.request('POST', `/api/shipments/${confirmed}/confirm`, { price });
  const text = await textOf(confirmed);
  expect(text).toContain('Your booking is confirmed.');
  expect(text).toContain('$1,250.50');
  const status = { status: 'cancelled', confirmed: true };
  await dispatcher.request('POST', `/api/shipments/${confirmed}/status`, status);
  expect(await textOf(confirmed)).toContain('This booking is cancelled.');
});

test('the price is in the currency of the shipment, the cargo value in US dollars', async () => {
  const number = await bookedBySea(customer, { cargo_value: 4_800 });
  await product.database.sql`
    update shipments set currency = 'EUR', cost_cents = 125050 where tracking_number = ${number}`;
  const text = await textOf(number);
  expect(text).toContain('€1,250.50');
  expect(text).toContain('$4,800.00');
});

test('for others it does not exist', async () => {
  const [theirs, nobodys] = await Promise.all([read(other_client), read(other_client, 'GS000000086')]);
  expect(theirs.statusCode).toBe(404);
  expect(theirs.body).toBe(nobodys.body);
  expect((await read(product.visitor)).statusCode).toBe(401);
});

test.each(['a4', 'letter'])('the paper size can be chosen: %s', async (size) => {
  const width = size === 'a4' ? '595.2756' : '612';
  const { rawPayload } = await read(customer, tracking_number, `?size=${size}`);
  expect(rawPayload.toString('latin1')).toContain(`/MediaBox [0 0 ${width}`);
});
