import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { notifications } from '../notifications/notifications-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
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

const setStatus = (number: string, status: string, more: object = {}, headers = {}) =>
  dispatcher.request('POST', `/api/shipments/${number}/status`, { status, ...more }, headers);

test('a change writes its event, notification, audit entry and messages, once', async () => {
  const number = await book(customer);
  const { id, version } = await recordOf(dispatcher, number);
  product.published.length = 0;
  const click = () => setStatus(number, 'out_for_delivery', {}, { 'idempotency-key': 'one-status' });
  const responses = await Promise.all([click(), click()]);
  for (const response of responses)
    expect(response.json()).toEqual({ status: 'out_for_delivery', version: version + 1 });
  expect(responses[0]?.headers['x-invalidates']).toBe(
    'shipments,shipmentFile,tracking,fleet,portal,notifications',
  );

  const after = await recordOf(dispatcher, number);
  expect(after).toMatchObject({ status: 'out_for_delivery', version: version + 1 });
  expect(after.events).toHaveLength(2);
  expect(after.events[0]).toMatchObject({
    status: 'out_for_delivery',
    location: 'Rotterdam, NL',
    description: null,
    latitude: expect.closeTo(51.9, 0),
    longitude: expect.closeTo(4.5, 0),
    by: 'Test dispatcher 2',
  });
  const published = await product.database.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.related_id, number), eq(notifications.kind, 'status_changed')))
    .orderBy(notifications.id);
  expect(published).toMatchObject([
    { user_id: customer.user_id, type: 'info', message: `${number} is now OUT FOR DELIVERY · Rotterdam, NL` },
  ]);
  const audited = await product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, id), eq(auditLog.action, 'shipments.changeStatus')))
    .orderBy(auditLog.id);
  expect(audited).toMatchObject([
    {
      actor_id: dispatcher.user_id,
      detail: { tracking_number: number, changes: { status: ['pending', 'out_for_delivery'] } },
    },
  ]);
  expect(product.published.map(({ channel, event }) => [channel, event])).toEqual([
    [`notifications:${customer.user_id}`, 'notified'],
    [`tracking:${number}`, 'changed'],
    ['fleet', 'changed'],
  ]);
  expect(product.published.at(-1)?.data).toEqual({
    tracking_number: number,
    status: 'out_for_delivery',
    by: 'Test dispatcher 2',
    by_id: dispatcher.user_id,
  });
});

test('the place can be given; the default is the last known one', async () => {
  const number = await book(customer);
  await setStatus(number, 'in_transit', { location: 'Suez Canal', description: 'Waiting for the convoy' });
  await setStatus(number, 'customs');
  const { events } = await recordOf(dispatcher, number);
  expect(events.slice(0, 2)).toMatchObject([
    { status: 'customs', location: 'Suez Canal', description: null },
    { status: 'in_transit', location: 'Suez Canal', description: 'Waiting for the convoy' },
  ]);
});

test.each([
  [['in_transit'], 'picked_up', { from: 'in_transit', because: 'backwards' }],
  [['delivered'], 'customs', { from: 'delivered', because: 'ended' }],
  [['cancelled'], 'pending', { from: 'cancelled', because: 'ended' }],
])('after %o, %s must be confirmed', async (before, status, data) => {
  const number = await book(customer);
  for (const step of before) await setStatus(number, step);
  const refused = await setStatus(number, status);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'UNUSUAL', ...data }),
  ]);
  expect((await recordOf(dispatcher, number)).status).toBe(before.at(-1));
  const confirmed = await setStatus(number, status, { confirmed: true });
  expect(confirmed.json().status).toBe(status);
});

test('the current status changes nothing', async () => {
  const number = await book(customer);
  const { version } = await recordOf(dispatcher, number);
  expect((await setStatus(number, 'pending')).json()).toEqual({ status: 'pending', version });
  expect((await recordOf(dispatcher, number)).events).toHaveLength(1);
});

test('a change based on an older version conflicts and names the other editor', async () => {
  const number = await book(customer);
  const { version } = await recordOf(dispatcher, number);
  await setStatus(number, 'confirmed', { version });
  const late = await setStatus(number, 'cancelled', { version });
  expect([late.statusCode, late.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'VERSION_CONFLICT', by: 'Test dispatcher 2', version: version + 1 }),
  ]);
  expect((await recordOf(dispatcher, number)).status).toBe('confirmed');
});

test.each([
  ['an unknown number', 'GS000000000', 'pending', 404],
  ['a status that cannot be set manually', '', 'created', 422],
  ['a status that does not exist', '', 'delayed', 422],
])('%s is refused', async (_, unknown, status, code) => {
  const number = unknown || (await book(customer));
  expect((await setStatus(number, status)).statusCode).toBe(code);
});
