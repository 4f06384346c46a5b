import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS } from './contract-operations.ts';

/** Operations that create something without an address, with the reason. */
const NO_ADDRESS: Record<string, string> = {
  'people.signUp': 'the caller’s own account',
  'people.createAdmin': 'an account, which nobody reads yet',
  'people.confirmSecondFactor': 'part of the account',
  'people.renewRecoveryCodes': 'shown once',
  'people.addPasskey': 'part of the account',
  'organisations.invite': 'an entry of the list of members',
  'addressBook.create': 'an entry of the address book',
  'bookingTemplates.create': 'an entry of the list of templates',
  'amendments.request': 'an entry of the shipment’s amendments',
  'branches.create': 'an entry of the list of branches',
  'legalEntities.create': 'an entry of the list of legal entities',
  'tracking.addEvent': 'part of the shipment’s tracking',
  'tracking.addWaypoint': 'part of the shipment’s route',
  'tracking.insertWaypoint': 'part of the shipment’s route',
  'devices.register': 'an entry of the list of devices',
  'carrierBookings.addCost': 'an entry of the costs of the carrier booking',
  'declarations.add': 'an entry of the shipment’s declarations',
  'exceptions.raise': 'an entry of the shipment’s exceptions',
  'tasks.add': 'an entry of the shipment’s tasks',
  'quotes.acceptLinked': 'a shipment, which the caller may not read',
  'quotes.requestRates': 'an entry of the quote’s spot requests',
  'charges.add': 'an entry of the shipment’s charges',
  'invoices.sendPaymentReminder': 'part of the invoice',
  'invoices.receivePayment': 'an entry of the company’s payments',
  'invoices.allocatePayment': 'part of the payment',
  'invoices.refundPayment': 'part of the payment',
  'shareLinks.create': 'the page behind `url`',
  'messages.send': 'an entry of the shipment’s messages',
  'careers.apply': 'sent to the company',
  'enquiries.send': 'sent to the company',
  'rates.addExchangeRate': 'an entry of the list of rates',
  'webhooks.test': 'an entry of the webhook’s deliveries',
};

const operations = CONTRACT_OPERATIONS.map(({ name, procedure, meta }) => ({
  title: name,
  route: procedure['~orpc'].route,
  location: meta.location,
}));

test('every operation that creates says where it can be read, or has no address for the reason given here', () => {
  const without = operations.filter(({ route, location }) => route.successStatus === 201 && !location);
  expect(without.map(({ title }) => title).sort()).toEqual(Object.keys(NO_ADDRESS).sort());
  const reads = new Set(operations.flatMap(({ route }) => (route.method === 'GET' ? [route.path] : [])));
  for (const { title, location } of operations)
    if (location) expect([title, reads.has(location)]).toEqual([title, true]);
});

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('Location is the address of what was created, also when a request is repeated', async () => {
  const admin = await product.signIn('admin');
  const created = await admin.request('POST', '/api/v1/organisations', { name: 'Marrowstone Trading' });
  expect(created.statusCode, created.body).toBe(201);
  expect(created.headers.location).toBe(`/api/v1/organisations/${created.json().id}`);
  const read = await admin.request('GET', created.headers.location as string);
  expect(read.json()).toMatchObject({ name: 'Marrowstone Trading' });
  const tariff = {
    name: 'Spring',
    side: 'sell',
    currency: 'EUR',
    valid_from: '2026-01-01',
    valid_to: '2026-12-31',
  };
  const keyed = { 'idempotency-key': 'a key of hers' };
  const [first, repeated] = [
    await admin.request('POST', '/api/tariffs', tariff, keyed),
    await admin.request('POST', '/api/tariffs', tariff, keyed),
  ];
  expect(first.headers.location).toBe(`/api/v1/tariffs/${first.json().id}`);
  expect(repeated.headers.location).toBe(first.headers.location);
  expect((await admin.request('GET', first.headers.location as string)).statusCode).toBe(200);
});
