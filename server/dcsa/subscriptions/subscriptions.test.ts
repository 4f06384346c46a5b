import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { type Receiver, startReceiver } from '../../webhooks/receiver-for-tests.ts';
import { startDeliveries } from '../../webhooks/start-deliveries.ts';
import { validError, validEvents } from '../event-schemas-for-tests.ts';
import { bookWithFile, report } from '../events-for-tests.ts';
import { deliveryRequest } from './delivery-request.ts';

const PATH = '/v2/event-subscriptions';
const SECRET = Buffer.alloc(32, 7).toString('base64');
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let receiver: Receiver;
let headStatus = 204;
let stop: () => Promise<void>;
let sign = 0;

beforeAll(async () => {
  product = await startTestApp();
  product.dependencies.settings.callbackNetworks = ['127.0.0.0/8'];
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(async () => {
  headStatus = 204;
  customer = await product.signIn('customer');
  receiver = await startReceiver((response, { method }) => {
    response.statusCode = method === 'HEAD' ? headStatus : 200;
    response.end();
  });
  stop = startDeliveries(product.dependencies, deliveryRequest, 20);
});
afterEach(async () => {
  receiver.close();
  await stop();
});

const create = (body: object = {}, by = customer) =>
  by.request('POST', PATH, { callbackUrl: `${receiver.url}/events`, secret: SECRET, ...body });
const posts = () => receiver.received.filter(({ method }) => method === 'POST');
const book = () => bookWithFile(customer, dispatcher, ++sign);

test('a subscription is validated by HEAD, stored without showing its secret, changed and deleted', async () => {
  const created = await create({ eventType: ['TRANSPORT'], carrierBookingReference: 'BKG-1' });
  expect(created.statusCode, created.body).toBe(201);
  expect(created.headers['api-version']).toBe('2.2.0');
  expect(receiver.received.map(({ method, path }) => [method, path])).toEqual([['HEAD', '/events']]);
  const { subscriptionID, ...shown } = created.json();
  expect(shown).toEqual({
    callbackUrl: `${receiver.url}/events`,
    eventType: ['TRANSPORT'],
    carrierBookingReference: 'BKG-1',
    subscriptionCreatedDateTime: expect.any(String),
    subscriptionUpdatedDateTime: expect.any(String),
  });
  expect((await customer.request('GET', PATH)).json()).toEqual([created.json()]);
  const path = `${PATH}/${subscriptionID}`;
  expect((await customer.request('GET', path)).json()).toEqual(created.json());
  const changed = await customer.request('PUT', path, {
    callbackUrl: `${receiver.url}/other`,
    eventType: ['SHIPMENT'],
  });
  expect(changed.json()).toMatchObject({ subscriptionID, eventType: ['SHIPMENT'] });
  expect(changed.json()).not.toHaveProperty('carrierBookingReference');
  expect((await customer.request('DELETE', path)).statusCode).toBe(204);
  expect((await customer.request('GET', path)).statusCode).toBe(404);
});

test('events that match are sent one at a time, valid and signed with the decoded secret', async () => {
  const { subscriptionID } = (await create({ eventType: ['TRANSPORT'] })).json();
  const number = await book();
  await report(dispatcher, number, [
    { object: { kind: 'leg', leg_sequence: 2 }, code: 'DEPA' },
    { code: 'CONF' },
    { object: { kind: 'leg', leg_sequence: 2 }, code: 'ARRI' },
  ]);
  await eventually(() => expect(posts()).toHaveLength(2));
  for (const { body, headers, path } of posts()) {
    expect(path).toBe('/events');
    expect(validEvents(JSON.parse(body)), JSON.stringify(validEvents.errors)).toBe(true);
    const signature = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(body).digest('hex');
    expect(headers).toMatchObject({
      'notification-signature': `sha256=${signature}`,
      'subscription-id': subscriptionID,
      'api-version': '2.2.0',
    });
  }
  const events = posts().map(({ body }) => JSON.parse(body));
  expect(events.map(([event]) => event.transportEventTypeCode)).toEqual(['DEPA', 'ARRI']);
  const listed = (await customer.request('GET', '/v2/events?eventType=TRANSPORT')).json();
  expect(listed).toEqual(events.flat());
});

test('another company’s events are not sent, nor those that the filters exclude', async () => {
  await create({ carrierBookingReference: `BKG-${sign + 2}` });
  const other = await product.signIn('customer');
  const others = await bookWithFile(other, dispatcher, ++sign);
  const [excluded, matching] = [await bookWithFile(customer, dispatcher, sign + 5), await book()];
  sign += 5;
  for (const number of [others, excluded, matching]) await report(dispatcher, number, [{ code: 'CONF' }]);
  await eventually(() => expect(posts()).toHaveLength(1));
  await eventually(async () => {
    const [left] = await product.database
      .sql`select count(*)::int as number from webhook_deliveries where status = 'pending'`;
    expect(left?.number).toBe(0);
  });
  expect(posts()).toHaveLength(1);
});

test('a new secret signs the next event', async () => {
  const { subscriptionID } = (await create()).json();
  const secret = Buffer.alloc(48, 9);
  const changed = await customer.request('PUT', `${PATH}/${subscriptionID}/secret`, {
    secret: secret.toString('base64'),
  });
  expect([changed.statusCode, changed.body]).toEqual([204, '']);
  await report(dispatcher, await book(), [{ code: 'CONF' }]);
  await eventually(() => expect(posts()).toHaveLength(1));
  const [sent] = posts();
  const signature = createHmac('sha256', secret)
    .update(sent?.body ?? '')
    .digest('hex');
  expect(sent?.headers['notification-signature']).toBe(`sha256=${signature}`);
});

test.each([
  ['a secret that is too short', { secret: Buffer.alloc(31).toString('base64') }],
  ['a secret that is not base64', { secret: 'no base64!' }],
  ['no secret', { secret: undefined }],
  ['an unknown event type', { eventType: ['CARGO'] }],
  ['a code of another type', { eventType: ['SHIPMENT'], transportEventTypeCode: ['ARRI'] }],
  ['an unknown field', { colour: 'red' }],
  ['no address', { callbackUrl: 'nowhere' }],
  ['a private address', { callbackUrl: 'https://10.0.0.1/events' }],
  ['http on the internet', { callbackUrl: 'http://1.1.1.1/events' }],
])('%s is refused', async (_, body) => {
  const response = await create(body);
  expect(response.statusCode, response.body).toBe(400);
  expect(validError(response.json()), JSON.stringify(validError.errors)).toBe(true);
});

test('a callback that answers HEAD otherwise than 204 is refused', async () => {
  headStatus = 200;
  expect((await create()).statusCode).toBe(400);
});

test('a change with a secret, or of somebody else’s subscription, is refused', async () => {
  const { subscriptionID } = (await create()).json();
  const body = { callbackUrl: `${receiver.url}/events` };
  const path = `${PATH}/${subscriptionID}`;
  expect((await customer.request('PUT', path, { ...body, secret: SECRET })).statusCode).toBe(400);
  const other = await product.signIn('customer');
  expect((await other.request('GET', path)).statusCode).toBe(404);
  expect((await other.request('PUT', path, body)).statusCode).toBe(404);
  expect((await other.request('PUT', `${path}/secret`, { secret: SECRET })).statusCode).toBe(404);
  expect((await other.request('DELETE', path)).statusCode).toBe(404);
  expect((await dispatcher.request('GET', PATH)).statusCode).toBe(403);
  expect((await product.visitor.request('GET', PATH)).statusCode).toBe(401);
});

test('a subscription is no webhook of our own', async () => {
  const { subscriptionID } = (await create()).json();
  expect((await customer.request('GET', '/api/webhooks')).json()).toEqual({ webhooks: [] });
  expect((await customer.request('DELETE', `/api/webhooks/${subscriptionID}`)).statusCode).toBe(404);
});
