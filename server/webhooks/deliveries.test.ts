import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startReceiver } from './receiver-for-tests.ts';
import { DAY, deliverInEachTest, eventually, typesOf, webhooksOf } from './webhooks-for-tests.ts';

const stage = deliverInEachTest();
const { subscribe, deliveriesOf, setStatus } = webhooksOf(stage);

test('a booking and its statuses reach the endpoint in order, signed so that Standard Webhooks verifies them', async () => {
  const { id, secret } = await subscribe();
  const tracking_number = await bookedBySea(stage.manager);
  for (const status of ['picked_up', 'in_transit'])
    expect((await setStatus(tracking_number, status)).statusCode).toBe(200);
  await eventually(() =>
    expect(typesOf(stage.receiver.received).slice(0, 3)).toEqual([
      'shipment.created',
      'shipment.status_changed',
      'shipment.status_changed',
    ]),
  );
  const events = stage.receiver.received.map(
    ({ headers, body }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>,
  );
  expect(events[0]).toMatchObject({
    type: 'shipment.created',
    timestamp: expect.any(String),
    data: { tracking_number, status: 'pending' },
  });
  expect(events[1]).toMatchObject({
    data: { tracking_number, status: 'picked_up', former_status: 'pending' },
  });
  expect(events[2]).toMatchObject({ data: { status: 'in_transit' } });
  const log = await deliveriesOf(id);
  expect(log.at(-1)).toMatchObject({
    id: stage.receiver.received[0]?.headers['webhook-id'],
    type: 'shipment.created',
    status: 'delivered',
    attempts: 1,
    response_status: 200,
    error: '',
    body: stage.receiver.received[0]?.body,
  });
});

test('only what is subscribed to is sent, and only to the company whose event it is', async () => {
  const { id } = await subscribe(stage.receiver.url, ['shipment.status_changed']);
  const other = await stage.product.signIn('customer');
  await bookedBySea(other);
  const tracking_number = await bookedBySea(stage.manager);
  await setStatus(tracking_number, 'picked_up');
  await eventually(() => expect(stage.receiver.received).toHaveLength(1));
  expect(await deliveriesOf(id)).toMatchObject([{ type: 'shipment.status_changed' }]);
});

test('a failed event is sent again with its id; later events of its shipment wait, others do not', async () => {
  stage.receiver.close();
  let fails = true;
  const blocked: string[] = [];
  stage.receiver = await startReceiver((response, { body }) => {
    const { tracking_number } = JSON.parse(body).data;
    response.statusCode = fails && tracking_number === blocked[0] ? 500 : 204;
    response.end(fails ? 'Out of order' : undefined);
  });
  const { id } = await subscribe();
  blocked.push(await bookedBySea(stage.manager));
  await setStatus(blocked[0] as string, 'picked_up');
  const free = await bookedBySea(stage.manager);
  await eventually(() => expect(stage.receiver.received.some(({ body }) => body.includes(free))).toBe(true));
  await eventually(async () =>
    expect(await deliveriesOf(id, '?status=pending')).toMatchObject([
      { type: 'shipment.status_changed', attempts: 0 },
      {
        type: 'shipment.created',
        attempts: 1,
        response_status: 500,
        response: 'Out of order',
        error: 'The endpoint answered 500.',
      },
    ]),
  );
  fails = false;
  stage.ahead += 15_000;
  await eventually(async () => expect(await deliveriesOf(id, '?status=pending')).toEqual([]));
  const ofBlocked = stage.receiver.received.filter(({ body }) => body.includes(blocked[0] as string));
  expect(typesOf(ofBlocked)).toEqual(['shipment.created', 'shipment.created', 'shipment.status_changed']);
  expect(ofBlocked[1]?.headers['webhook-id']).toBe(ofBlocked[0]?.headers['webhook-id']);
});

test('events that wait for a failed one of their shipment are due with it, and at once when it is accepted', async () => {
  const { sql } = stage.product.database;
  stage.receiver.close();
  let fails = true;
  stage.receiver = await startReceiver((response) => {
    response.statusCode = fails ? 500 : 204;
    response.end();
  });
  const { id } = await subscribe(stage.receiver.url, ['shipment.*']);
  const tracking_number = await bookedBySea(stage.manager);
  const error = 'The endpoint answered 500.';
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ attempts: 1, error }]));
  await setStatus(tracking_number, 'picked_up');
  const dueTogether = () =>
    eventually(async () => {
      const rows = await sql`select distinct due_at from webhook_deliveries where webhook_id = ${id}`;
      expect(rows.map(({ due_at }) => due_at.getTime() - Date.now() > 3_600_000)).toEqual([true]);
    });
  await sql`update webhook_deliveries set attempts = 10, due_at = now() where webhook_id = ${id} and attempts > 0`;
  await dueTogether();
  await setStatus(tracking_number, 'in_transit');
  await dueTogether();
  fails = false;
  stage.ahead += 4 * 3_600_000;
  await sql`update webhook_deliveries set due_at = ${new Date(Date.now() + DAY)} where webhook_id = ${id} and attempts = 0`;
  await eventually(async () => expect(await deliveriesOf(id, '?status=pending')).toEqual([]));
  expect(typesOf(stage.receiver.received).slice(-3)).toEqual([
    'shipment.created',
    'shipment.status_changed',
    'shipment.status_changed',
  ]);
});

test('a redirect is a failure', async () => {
  stage.receiver.close();
  stage.receiver = await startReceiver(
    (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
  );
  const { id } = await subscribe();
  await bookedBySea(stage.manager);
  await eventually(async () =>
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'pending', error: 'The endpoint answered 307; redirects are not followed.' },
    ]),
  );
  expect(stage.receiver.received.every(({ path }) => path === '/')).toBe(true);
});

test('a slow endpoint delays nobody else', async () => {
  const slow = await startReceiver(() => {});
  await subscribe(slow.url);
  await subscribe();
  const numbers = await Promise.all(Array.from({ length: 8 }, () => bookedBySea(stage.manager)));
  await eventually(() => expect(stage.receiver.received).toHaveLength(numbers.length));
  expect(slow.received.length).toBeLessThanOrEqual(5);
  slow.close();
});

test('an event is not sent if its transaction fails', async () => {
  const { id } = await subscribe();
  const refused = await stage.manager.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Houston',
  });
  expect(refused.statusCode).toBe(422);
  expect(await deliveriesOf(id)).toEqual([]);
});

test('a payment and an accepted offer are events', async () => {
  await subscribe(stage.receiver.url, ['invoice.*', 'quote.*']);
  const tracking_number = await bookedBySea(stage.manager);
  await setStatus(tracking_number, 'in_transit');
  const post = (path: string, body: object, by = stage.dispatcher) => by.request('POST', path, body);
  const issued = await post(`/api/shipments/${tracking_number}/invoice`, { confirmed: ['price'] });
  const { number } = issued.json();
  expect((await post(`/api/invoices/${number}/payment`, {})).statusCode).toBe(200);
  const requested = await post(
    '/api/quotes',
    {
      origin: 'Houston, Texas, United States',
      destination: 'Rotterdam, Netherlands',
      shipment_type: 'general',
      weight: 1200,
      transport_modes: ['ocean'],
      urgency: 'standard',
      description: 'Glass lamps',
      contact_name: 'Ada Reyes',
      email: stage.manager.email,
      seconds_open: 41,
    },
    stage.manager,
  );
  const { reference } = requested.json();
  const [quote] = await stage.product.database.sql`select id from quotes where reference = ${reference}`;
  await post(`/api/quotes/${quote?.id}/answer`, { offered: 1834.5, offered_mode: 'sea' });
  const accepted = await post(`/api/quotes/${quote?.id}/accept`, {}, stage.manager);
  expect(accepted.statusCode, accepted.body).toBe(201);
  await eventually(() =>
    expect(typesOf(stage.receiver.received).toSorted()).toEqual([
      'invoice.issued',
      'invoice.paid',
      'invoice.payment_recorded',
      'quote.accepted',
      'quote.answered',
    ]),
  );
  const bodies = stage.receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodies.find(({ type }) => type === 'invoice.paid').data).toMatchObject({ tracking_number, number });
  expect(bodies.find(({ type }) => type === 'quote.accepted').data).toEqual({
    reference,
    tracking_number: accepted.json().tracking_number,
  });
});
