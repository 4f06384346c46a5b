import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { type Received, type Receiver, startReceiver } from './receiver-for-tests.ts';
import { recordEvents } from './record-events.ts';
import { standardRequest } from './standard-request.ts';
import { startDeliveries } from './start-deliveries.ts';

const DAY = 86_400_000;
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

let product: TestApp;
let manager: TestPerson;
let dispatcher: TestPerson;
let receiver: Receiver;
let stop: () => Promise<void>;
/** How far the product's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + ahead);
  product = await startTestApp({ now });
  product.dependencies.settings.webhookPrivateNetworks = ['127.0.0.0/8'];
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(async () => {
  ahead = 0;
  manager = await product.signIn('customer');
  receiver = await startReceiver();
  stop = startDeliveries(product.dependencies, standardRequest, 20);
});
afterEach(async () => {
  receiver.close();
  await stop();
});

async function subscribe(url = receiver.url, events = ['*'], by = manager) {
  const response = await by.request('POST', '/api/webhooks', { url, events });
  expect(response.statusCode).toBe(201);
  return response.json();
}
const typesOf = (received: readonly Received[]) => received.map(({ body }) => JSON.parse(body).type);
const deliveriesOf = async (id: string, query = '') =>
  (await manager.request('GET', `/api/webhooks/${id}/deliveries${query}`)).json().deliveries;
const setStatus = (tracking_number: string, status: string) =>
  dispatcher.request('POST', `/api/shipments/${tracking_number}/status`, { status });

test('a booking and its statuses reach the endpoint in order, signed so that Standard Webhooks verifies them', async () => {
  const { id, secret } = await subscribe();
  const tracking_number = await bookedBySea(manager);
  for (const status of ['picked_up', 'in_transit'])
    expect((await setStatus(tracking_number, status)).statusCode).toBe(200);
  await eventually(() =>
    expect(typesOf(receiver.received).slice(0, 3)).toEqual([
      'shipment.created',
      'shipment.status_changed',
      'shipment.status_changed',
    ]),
  );
  const events = receiver.received.map(
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
    id: receiver.received[0]?.headers['webhook-id'],
    type: 'shipment.created',
    status: 'delivered',
    attempts: 1,
    response_status: 200,
    error: '',
    body: receiver.received[0]?.body,
  });
});

test('only what is subscribed to is sent, and only to the company whose event it is', async () => {
  const { id } = await subscribe(receiver.url, ['shipment.status_changed']);
  const other = await product.signIn('customer');
  await bookedBySea(other);
  const tracking_number = await bookedBySea(manager);
  await setStatus(tracking_number, 'picked_up');
  await eventually(() => expect(receiver.received).toHaveLength(1));
  expect(await deliveriesOf(id)).toMatchObject([{ type: 'shipment.status_changed' }]);
});

test('a failed event is sent again with its id; later events of its shipment wait, others do not', async () => {
  receiver.close();
  let fails = true;
  const blocked: string[] = [];
  receiver = await startReceiver((response, { body }) => {
    const { tracking_number } = JSON.parse(body).data;
    response.statusCode = fails && tracking_number === blocked[0] ? 500 : 204;
    response.end(fails ? 'Out of order' : undefined);
  });
  const { id } = await subscribe();
  blocked.push(await bookedBySea(manager));
  await setStatus(blocked[0] as string, 'picked_up');
  const free = await bookedBySea(manager);
  await eventually(() => expect(receiver.received.some(({ body }) => body.includes(free))).toBe(true));
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
  ahead += 15_000;
  await eventually(async () => expect(await deliveriesOf(id, '?status=pending')).toEqual([]));
  const ofBlocked = receiver.received.filter(({ body }) => body.includes(blocked[0] as string));
  expect(typesOf(ofBlocked)).toEqual(['shipment.created', 'shipment.created', 'shipment.status_changed']);
  expect(ofBlocked[1]?.headers['webhook-id']).toBe(ofBlocked[0]?.headers['webhook-id']);
});

test('events that wait for a failed one of their shipment are due with it, and at once when it is accepted', async () => {
  const { sql } = product.database;
  receiver.close();
  let fails = true;
  receiver = await startReceiver((response) => {
    response.statusCode = fails ? 500 : 204;
    response.end();
  });
  const { id } = await subscribe(receiver.url, ['shipment.*']);
  const tracking_number = await bookedBySea(manager);
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
  ahead += 4 * 3_600_000;
  await sql`update webhook_deliveries set due_at = ${new Date(Date.now() + DAY)} where webhook_id = ${id} and attempts = 0`;
  await eventually(async () => expect(await deliveriesOf(id, '?status=pending')).toEqual([]));
  expect(typesOf(receiver.received).slice(-3)).toEqual([
    'shipment.created',
    'shipment.status_changed',
    'shipment.status_changed',
  ]);
});

test('an event that is recorded while an older one is replayed is sent right after it', async () => {
  const { sql, db } = product.database;
  const { id } = await subscribe(receiver.url, ['shipment.*']);
  const tracking_number = await bookedBySea(manager);
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
  const due_at = new Date(Date.now() + DAY);
  const [failed] = await sql`
    update webhook_deliveries set status = 'pending', attempts = 3, due_at = ${due_at} where webhook_id = ${id} returning id`;
  const { replay: replayed } = await db.transaction(async (transaction) => {
    await recordEvents(transaction, new Date(), {
      organisation_id: `${manager.organisation_id}`,
      type: 'shipment.status_changed',
      object: tracking_number,
      data: {
        tracking_number,
        status: 'picked_up',
        former_status: 'pending',
        location: 'Houston',
        occurred_at: new Date(),
      },
    });
    const replay = manager.request('POST', `/api/webhook-deliveries/${failed?.id}/replay`);
    await Promise.race([replay, new Promise((resolve) => setTimeout(resolve, 300))]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Not awaited here: it waits for this transaction.
    return { replay };
  });
  expect((await replayed).statusCode).toBe(200);
  await eventually(() =>
    expect(typesOf(receiver.received)).toEqual([
      'shipment.created',
      'shipment.created',
      'shipment.status_changed',
    ]),
  );
});

test('a redirect is a failure', async () => {
  receiver.close();
  receiver = await startReceiver(
    (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
  );
  const { id } = await subscribe();
  await bookedBySea(manager);
  await eventually(async () =>
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'pending', error: 'The endpoint answered 307; redirects are not followed.' },
    ]),
  );
  expect(receiver.received.every(({ path }) => path === '/')).toBe(true);
});

test('an endpoint that fails for 3 days is disabled, its managers are notified, and enabling it sends what waited', async () => {
  receiver.close();
  const { id } = await subscribe();
  const tracking_number = await bookedBySea(manager);
  await eventually(async () =>
    expect(await deliveriesOf(id)).toMatchObject([{ attempts: 1, response_status: null }]),
  );
  await setStatus(tracking_number, 'picked_up');
  ahead += 3 * DAY;
  const webhook = async () => (await manager.request('GET', '/api/webhooks')).json().webhooks[0];
  await eventually(async () =>
    expect(await webhook()).toMatchObject({
      disabled_at: expect.any(String),
      disabled_reason: 'Every attempt has failed for 3 days.',
    }),
  );
  const { notifications } = (await manager.request('GET', '/api/notifications')).json();
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'webhook_disabled', title: 'Webhook disabled' }),
  );

  receiver = await startReceiver();
  const enabled = await manager.request('PATCH', `/api/webhooks/${id}`, { url: receiver.url, enabled: true });
  expect(enabled.json()).toMatchObject({ disabled_at: null, failing_since: null });
  await eventually(() => expect(typesOf(receiver.received)).toEqual(['shipment.status_changed']));
  const replayed = await manager.request('POST', `/api/webhooks/${id}/replay`, {
    from: new Date(0).toISOString(),
    to: new Date(Date.now() + 4 * DAY).toISOString(),
  });
  expect(replayed.json()).toEqual({ replayed: 1 });
  const unbounded = await manager.request('POST', `/api/webhooks/${id}/replay`, {});
  expect(unbounded.json().issues).toContainEqual({ path: 'from', message: 'Enter a date.' });
  await eventually(() => expect(typesOf(receiver.received)).toContain('shipment.created'));
});

test('410 disables at once, and later events are not recorded', async () => {
  receiver.close();
  receiver = await startReceiver((response) => void response.writeHead(410).end());
  const { id } = await subscribe();
  await bookedBySea(manager);
  await eventually(async () =>
    expect((await manager.request('GET', '/api/webhooks')).json().webhooks).toMatchObject([
      { disabled_reason: 'The endpoint answered 410 Gone.' },
    ]),
  );
  await bookedBySea(manager);
  expect(await deliveriesOf(id)).toMatchObject([{ type: 'shipment.created', status: 'pending' }]);
  const { notifications } = (await manager.request('GET', '/api/notifications')).json();
  expect(notifications).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('later ones are not recorded') }),
  );
});

test('a secret that cannot be decrypted disables the webhook, until there is a new one', async () => {
  const { id } = await subscribe();
  await product.database.sql`update webhooks set secret = 'unreadable' where id = ${id}`;
  await bookedBySea(manager);
  await eventually(async () =>
    expect((await manager.request('GET', '/api/webhooks')).json().webhooks).toMatchObject([
      { disabled_reason: 'Its secret can’t be decrypted. Make a new secret first.' },
    ]),
  );
  expect(await deliveriesOf(id)).toMatchObject([
    { attempts: 1, status: 'pending', error: 'Not sent: the secret of the webhook can’t be decrypted.' },
  ]);
  expect((await manager.request('POST', `/api/webhooks/${id}/rotate-secret`)).statusCode).toBe(200);
  await manager.request('PATCH', `/api/webhooks/${id}`, { enabled: true });
  ahead += 15_000;
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
});

test('a slow endpoint delays nobody else', async () => {
  const slow = await startReceiver(() => {});
  await subscribe(slow.url);
  await subscribe();
  const numbers = await Promise.all(Array.from({ length: 8 }, () => bookedBySea(manager)));
  await eventually(() => expect(receiver.received).toHaveLength(numbers.length));
  expect(slow.received.length).toBeLessThanOrEqual(5);
  slow.close();
});

test('after a rotation events are signed with both secrets for 24 hours', async () => {
  const { id, secret: former } = await subscribe();
  const { secret, former_secret_until } = (
    await manager.request('POST', `/api/webhooks/${id}/rotate-secret`)
  ).json();
  expect(Date.parse(former_secret_until) - Date.now()).toBeGreaterThan(DAY - 60_000);
  const sendTest = async () => {
    expect((await manager.request('POST', `/api/webhooks/${id}/test`)).statusCode).toBe(201);
    const count = receiver.received.length + 1;
    await eventually(() => expect(receiver.received).toHaveLength(count));
    return receiver.received.at(-1) as Received;
  };
  const verifies = (key: string, { headers, body }: Received) => {
    try {
      return new Webhook(key).verify(body, headers as Record<string, string>) !== undefined;
    } catch {
      return false;
    }
  };
  const first = await sendTest();
  expect([verifies(former, first), verifies(secret, first)]).toEqual([true, true]);
  await product.database.sql`update webhooks set former_secret_until = now() where id = ${id}`;
  const second = await sendTest();
  expect([verifies(former, second), verifies(secret, second)]).toEqual([false, true]);
});

test('a replay has the id and the body of the original', async () => {
  const { id } = await subscribe();
  await bookedBySea(manager);
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
  const [{ id: delivery }] = await deliveriesOf(id);
  expect((await manager.request('POST', `/api/webhook-deliveries/${delivery}/replay`)).json()).toMatchObject({
    id: delivery,
    status: 'pending',
  });
  await eventually(() => expect(receiver.received).toHaveLength(2));
  const [first, second] = receiver.received;
  expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
});

test('a replay of a period sends at most the first 10,000 events again', async () => {
  const { id } = await subscribe();
  await stop();
  await product.database
    .sql`insert into webhook_deliveries (id, webhook_id, type, object, data, status, due_at, queued_at)
    select gen_random_uuid(), ${id}, 'webhook.test', number::text, '{}', 'failed', now(), now()
    from generate_series(1, 10001) as number`;
  const replay = async () => {
    const period = { from: new Date(0), to: new Date(Date.now() + DAY) };
    const response = await manager.request('POST', `/api/webhooks/${id}/replay`, period);
    expect(response.statusCode, response.body).toBe(200);
    return response.json().replayed;
  };
  expect([await replay(), await replay(), await replay()]).toEqual([10_000, 1, 0]);
  // The next test starts to send what is due.
  await product.database.sql`delete from webhook_deliveries where webhook_id = ${id}`;
});

test('an event is not sent if its transaction fails', async () => {
  const { id } = await subscribe();
  const refused = await manager.request('POST', '/api/functions/create-shipment', { origin_city: 'Houston' });
  expect(refused.statusCode).toBe(422);
  expect(await deliveriesOf(id)).toEqual([]);
});

test.each([
  [{ url: 'https://127.0.0.2:9/', events: ['*'] }, 201],
  [{ url: 'https://10.0.0.1/', events: ['*'] }, 422],
  [{ url: 'http://1.1.1.1/', events: ['*'] }, 422],
  [{ url: 'not an address', events: ['*'] }, 422],
  [{ url: 'https://1.1.1.1/', events: ['shipment.eaten'] }, 422],
  [{ url: 'https://1.1.1.1/', events: [] }, 422],
])('creating %j returns %d', async (body, status) => {
  expect((await manager.request('POST', '/api/webhooks', body)).statusCode).toBe(status);
});

test('the secret is shown once; others cannot reach a webhook; staff name the company', async () => {
  const { id, secret } = await subscribe();
  expect(secret).toMatch(/^whsec_/);
  expect((await manager.request('GET', '/api/webhooks')).body).not.toContain('secret"');
  const other = await product.signIn('customer');
  for (const [method, path] of [
    ['GET', `/api/webhooks/${id}/deliveries`],
    ['DELETE', `/api/webhooks/${id}`],
    ['POST', `/api/webhooks/${id}/test`],
    ['POST', `/api/webhooks/${id}/rotate-secret`],
  ] as const)
    expect((await other.request(method, path)).statusCode).toBe(404);
  const { organisation_id } = manager;
  expect(
    (await other.request('POST', '/api/webhooks', { url: receiver.url, events: ['*'], organisation_id }))
      .statusCode,
  ).toBe(404);
  const listed = await dispatcher.request('GET', `/api/webhooks?organisation_id=${organisation_id}`);
  expect(listed.json().webhooks).toMatchObject([{ id }]);
  expect((await dispatcher.request('DELETE', `/api/webhooks/${id}`)).statusCode).toBe(200);
});

test('a payment and an accepted offer are events', async () => {
  await subscribe(receiver.url, ['invoice.*', 'quote.*']);
  const tracking_number = await bookedBySea(manager);
  await setStatus(tracking_number, 'in_transit');
  const post = (path: string, body: object, by = dispatcher) => by.request('POST', path, body);
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
      email: manager.email,
      seconds_open: 41,
    },
    manager,
  );
  const { reference } = requested.json();
  const [quote] = await product.database.sql`select id from quotes where reference = ${reference}`;
  await post(`/api/quotes/${quote?.id}/answer`, { offered: 1834.5, offered_mode: 'sea' });
  const accepted = await post(`/api/quotes/${quote?.id}/accept`, {}, manager);
  expect(accepted.statusCode, accepted.body).toBe(201);
  await eventually(() =>
    expect(typesOf(receiver.received).toSorted()).toEqual([
      'invoice.issued',
      'invoice.paid',
      'quote.accepted',
      'quote.answered',
    ]),
  );
  const bodies = receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodies.find(({ type }) => type === 'invoice.paid').data).toMatchObject({ tracking_number, number });
  expect(bodies.find(({ type }) => type === 'quote.accepted').data).toEqual({
    reference,
    tracking_number: accepted.json().tracking_number,
  });
});

test('a member who may not see prices neither subscribes to invoices nor reads their deliveries', async () => {
  const own = await subscribe(receiver.url, ['invoice.*']);
  const plain = await subscribe(receiver.url, ['shipment.*']);
  const former = await subscribe(receiver.url, ['invoice.*']);
  const tracking_number = await bookedBySea(manager);
  await setStatus(tracking_number, 'in_transit');
  const issued = await dispatcher.request('POST', `/api/shipments/${tracking_number}/invoice`, {
    confirmed: ['price'],
  });
  expect(issued.statusCode).toBe(201);
  const [delivery] = await deliveriesOf(own.id);
  expect(delivery.body).toContain('"total"');
  const changed = await manager.request('PATCH', `/api/webhooks/${former.id}`, { events: ['shipment.*'] });
  expect(changed.statusCode).toBe(200);
  await product.database
    .sql`update members set permissions = '{view,manage}' where user_id = ${manager.user_id}`;
  const period = { from: '2026-01-01T00:00:00Z', to: new Date(Date.now() + DAY).toISOString() };
  const statusOf = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const response = await manager.request(method, path, body);
    if (response.statusCode === 403)
      expect(response.json().detail).toBe(
        'Events of invoices and prices state amounts, and you don’t have permission to see prices.',
      );
    return response.statusCode;
  };
  for (const events of [['*'], ['invoice.*'], ['price.confirmed'], ['shipment.*', 'invoice.paid']]) {
    expect(await statusOf('POST', '/api/webhooks', { url: receiver.url, events })).toBe(403);
    expect(await statusOf('PATCH', `/api/webhooks/${plain.id}`, { events })).toBe(403);
  }
  for (const { id } of [own, former]) {
    expect(await statusOf('GET', `/api/webhooks/${id}/deliveries`)).toBe(403);
    expect(await statusOf('POST', `/api/webhooks/${id}/replay`, period)).toBe(403);
    expect(await statusOf('PATCH', `/api/webhooks/${id}`, { url: `${receiver.url}/mine` })).toBe(403);
  }
  expect(await statusOf('POST', `/api/webhook-deliveries/${delivery.id}/replay`)).toBe(403);
  expect(await statusOf('GET', `/api/webhooks/${plain.id}/deliveries`)).toBe(200);
  expect(await statusOf('POST', `/api/webhooks/${plain.id}/replay`, period)).toBe(200);
  expect(await statusOf('PATCH', `/api/webhooks/${plain.id}`, { events: ['document.*'] })).toBe(200);
});
