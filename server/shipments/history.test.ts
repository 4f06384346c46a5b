import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockShipment } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { recordStatus } from '../tracking/record-status.ts';
import { book, recordOf, type Staff } from './console-for-tests.ts';

let product: TestApp;
let customer: Staff;
let dispatcher: Staff;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const historyOf = async (number: string, query = '') =>
  (await dispatcher.request('GET', `/api/shipments/${number}/history${query}`)).json();

test('entries state the currency of the shipment', async () => {
  const number = await book(customer);
  await product.database.sql`update shipments set currency = 'EUR' where tracking_number = ${number}`;
  const { entries } = await historyOf(number);
  expect(entries).toMatchObject([{ action: 'shipments.create', currency: 'EUR' }]);
  const audit = await dispatcher.request('GET', `/api/audit?q=${number}`);
  expect(audit.json().entries).toMatchObject([{ action: 'shipments.create', currency: 'EUR' }]);
});

test('entries state the time zone of the destination, where their days of delivery are', async () => {
  const number = await book(customer);
  const { version, destination_time_zone } = await recordOf(dispatcher, number);
  expect(destination_time_zone).not.toBe('UTC');
  const change = { estimated_delivery_date: '2030-12-13T23:00:00.000Z' };
  await dispatcher.request('POST', `/api/shipments/${number}`, { version, change });
  const { entries } = await historyOf(number);
  const edited = {
    action: 'shipments.edit',
    changes: [{ field: 'estimated_delivery_date', to: change.estimated_delivery_date }],
    destination_time_zone,
  };
  expect(entries[0]).toMatchObject(edited);
  const audit = await dispatcher.request('GET', `/api/audit?q=${number}`);
  expect(audit.json().entries[0]).toMatchObject(edited);
});

test('lists actions and actors newest first, including the system', async () => {
  const number = await book(customer);
  const { id, version, events } = await recordOf(dispatcher, number);
  const post = (path: string, body: object) => dispatcher.request('POST', path, body);
  await post(`/api/shipments/${number}`, { version, change: { cost_cents: 1, fragile: true } });
  await post(`/api/shipments/${number}/status`, { status: 'confirmed' });
  await post(`/api/tracking/${number}/events/${events[0].id}/delete`, {});
  await product.database.transaction(async (transaction) => {
    const shipment = await lockShipment(transaction, id);
    if (!shipment) throw new Error('The shipment is gone.');
    await recordStatus(transaction, product.dependencies, shipment, {
      status: 'picked_up',
      location: 'Houston, US',
      description: null,
      occurred_at: new Date(),
      by: null,
    });
  });

  const { entries, next } = await historyOf(number);
  expect(next).toBeNull();
  expect(entries).toMatchObject([
    {
      by: null,
      by_id: null,
      action: 'shipments.changeStatus',
      changes: [{ field: 'status', from: 'confirmed', to: 'picked_up' }],
    },
    {
      by: 'Test dispatcher 2',
      action: 'tracking.deleteEvent',
      changes: [],
      detail: { event: { location: 'Houston, US' } },
    },
    { by: 'Test dispatcher 2', changes: [{ field: 'status', from: 'pending', to: 'confirmed' }] },
    {
      by: 'Test dispatcher 2',
      action: 'shipments.edit',
      changes: expect.arrayContaining([
        { field: 'fragile', from: false, to: true },
        { field: 'cost_cents', from: expect.any(Number), to: 1 },
      ]),
    },
    { by: 'Test customer 1', by_id: customer.user_id, action: 'shipments.create' },
  ]);
  const first = await historyOf(number, '?limit=2');
  const second = await historyOf(number, `?limit=2&after=${first.next}`);
  const third = await historyOf(number, `?limit=2&after=${second.next}`);
  expect([first, second, third].flatMap((page) => page.entries)).toEqual(entries);
  expect(third.next).toBeNull();
});

test('an unknown number is not found', async () =>
  expect((await dispatcher.request('GET', '/api/shipments/GS000000000/history')).statusCode).toBe(404));
