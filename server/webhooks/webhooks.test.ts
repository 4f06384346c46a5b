import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import type { Received } from './receiver-for-tests.ts';
import { DAY, deliverInEachTest, eventually, webhooksOf } from './webhooks-for-tests.ts';

const stage = deliverInEachTest();
const { subscribe, deliveriesOf, setStatus } = webhooksOf(stage);

test.each([
  [{ url: 'https://127.0.0.2:9/', events: ['*'] }, 201],
  [{ url: 'https://10.0.0.1/', events: ['*'] }, 422],
  [{ url: 'http://1.1.1.1/', events: ['*'] }, 422],
  [{ url: 'not an address', events: ['*'] }, 422],
  [{ url: 'https://1.1.1.1/', events: ['shipment.eaten'] }, 422],
  [{ url: 'https://1.1.1.1/', events: [] }, 422],
])('creating %j returns %d', async (body, status) => {
  expect((await stage.manager.request('POST', '/api/webhooks', body)).statusCode).toBe(status);
});

test('the secret is shown once; others cannot reach a webhook; staff name the company', async () => {
  const { id, secret } = await subscribe();
  expect(secret).toMatch(/^whsec_/);
  expect((await stage.manager.request('GET', '/api/webhooks')).body).not.toContain('secret"');
  const other = await stage.product.signIn('customer');
  for (const [method, path] of [
    ['GET', `/api/webhooks/${id}/deliveries`],
    ['DELETE', `/api/webhooks/${id}`],
    ['POST', `/api/webhooks/${id}/test`],
    ['POST', `/api/webhooks/${id}/rotate-secret`],
  ] as const)
    expect((await other.request(method, path)).statusCode).toBe(404);
  const { organisation_id } = stage.manager;
  expect(
    (
      await other.request('POST', '/api/webhooks', {
        url: stage.receiver.url,
        events: ['*'],
        organisation_id,
      })
    ).statusCode,
  ).toBe(404);
  const listed = await stage.dispatcher.request('GET', `/api/webhooks?organisation_id=${organisation_id}`);
  expect(listed.json().webhooks).toMatchObject([{ id }]);
  expect((await stage.dispatcher.request('DELETE', `/api/webhooks/${id}`)).statusCode).toBe(200);
});

test('after a rotation events are signed with both secrets for 24 hours', async () => {
  const { id, secret: former } = await subscribe();
  const { secret, former_secret_until } = (
    await stage.manager.request('POST', `/api/webhooks/${id}/rotate-secret`)
  ).json();
  expect(Date.parse(former_secret_until) - Date.now()).toBeGreaterThan(DAY - 60_000);
  const sendTest = async () => {
    expect((await stage.manager.request('POST', `/api/webhooks/${id}/test`)).statusCode).toBe(201);
    const count = stage.receiver.received.length + 1;
    await eventually(() => expect(stage.receiver.received).toHaveLength(count));
    return stage.receiver.received.at(-1) as Received;
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
  await stage.product.database.sql`update webhooks set former_secret_until = now() where id = ${id}`;
  const second = await sendTest();
  expect([verifies(former, second), verifies(secret, second)]).toEqual([false, true]);
});

test('a member who may not see prices neither subscribes to invoices nor reads their deliveries', async () => {
  const own = await subscribe(stage.receiver.url, ['invoice.*']);
  const plain = await subscribe(stage.receiver.url, ['shipment.*']);
  const former = await subscribe(stage.receiver.url, ['invoice.*']);
  const tracking_number = await bookedBySea(stage.manager);
  await setStatus(tracking_number, 'in_transit');
  const issued = await stage.dispatcher.request('POST', `/api/shipments/${tracking_number}/invoice`, {
    confirmed: ['price'],
  });
  expect(issued.statusCode).toBe(201);
  const [delivery] = await deliveriesOf(own.id);
  expect(delivery.body).toContain('"total"');
  const changed = await stage.manager.request('PATCH', `/api/webhooks/${former.id}`, {
    events: ['shipment.*'],
  });
  expect(changed.statusCode).toBe(200);
  await stage.product.database
    .sql`update members set permissions = '{view,manage}' where user_id = ${stage.manager.user_id}`;
  const period = { from: '2026-01-01T00:00:00Z', to: new Date(Date.now() + DAY).toISOString() };
  const statusOf = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const response = await stage.manager.request(method, path, body);
    if (response.statusCode === 403)
      expect(response.json().detail).toBe(
        'Events of invoices and prices state amounts, and you don’t have permission to see prices.',
      );
    return response.statusCode;
  };
  for (const events of [['*'], ['invoice.*'], ['price.confirmed'], ['shipment.*', 'invoice.paid']]) {
    expect(await statusOf('POST', '/api/webhooks', { url: stage.receiver.url, events })).toBe(403);
    expect(await statusOf('PATCH', `/api/webhooks/${plain.id}`, { events })).toBe(403);
  }
  for (const { id } of [own, former]) {
    expect(await statusOf('GET', `/api/webhooks/${id}/deliveries`)).toBe(403);
    expect(await statusOf('POST', `/api/webhooks/${id}/replay`, period)).toBe(403);
    expect(await statusOf('PATCH', `/api/webhooks/${id}`, { url: `${stage.receiver.url}/mine` })).toBe(403);
  }
  expect(await statusOf('POST', `/api/webhook-deliveries/${delivery.id}/replay`)).toBe(403);
  expect(await statusOf('GET', `/api/webhooks/${plain.id}/deliveries`)).toBe(200);
  expect(await statusOf('POST', `/api/webhooks/${plain.id}/replay`, period)).toBe(200);
  expect(await statusOf('PATCH', `/api/webhooks/${plain.id}`, { events: ['document.*'] })).toBe(200);
});
