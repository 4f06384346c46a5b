import { expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { startReceiver } from './receiver-for-tests.ts';
import { DAY, deliverInEachTest, eventually, typesOf, webhooksOf } from './webhooks-for-tests.ts';

const stage = deliverInEachTest();
const { subscribe, deliveriesOf, setStatus } = webhooksOf(stage);

test('an endpoint that fails for 3 days is disabled, its managers are notified, and enabling it sends what waited', async () => {
  stage.receiver.close();
  const { id } = await subscribe();
  const tracking_number = await bookedBySea(stage.manager);
  await eventually(async () =>
    expect(await deliveriesOf(id)).toMatchObject([{ attempts: 1, response_status: null }]),
  );
  await setStatus(tracking_number, 'picked_up');
  stage.ahead += 3 * DAY;
  const webhook = async () => (await stage.manager.request('GET', '/api/webhooks')).json().webhooks[0];
  await eventually(async () =>
    expect(await webhook()).toMatchObject({
      disabled_at: expect.any(String),
      disabled_reason: 'Every attempt has failed for 3 days.',
    }),
  );
  const { notifications } = (await stage.manager.request('GET', '/api/notifications')).json();
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'webhook_disabled', title: 'Webhook disabled' }),
  );

  stage.receiver = await startReceiver();
  const enabled = await stage.manager.request('PATCH', `/api/webhooks/${id}`, {
    url: stage.receiver.url,
    enabled: true,
  });
  expect(enabled.json()).toMatchObject({ disabled_at: null, failing_since: null });
  await eventually(() => expect(typesOf(stage.receiver.received)).toEqual(['shipment.status_changed']));
  const replayed = await stage.manager.request('POST', `/api/webhooks/${id}/replay`, {
    from: new Date(0).toISOString(),
    to: new Date(Date.now() + 4 * DAY).toISOString(),
  });
  expect(replayed.json()).toEqual({ replayed: 1 });
  const unbounded = await stage.manager.request('POST', `/api/webhooks/${id}/replay`, {});
  expect(unbounded.json().issues).toContainEqual({ path: 'from', message: 'Enter a date.' });
  await eventually(() => expect(typesOf(stage.receiver.received)).toContain('shipment.created'));
});

test('410 disables at once, and later events are not recorded', async () => {
  stage.receiver.close();
  stage.receiver = await startReceiver((response) => void response.writeHead(410).end());
  const { id } = await subscribe();
  await bookedBySea(stage.manager);
  await eventually(async () =>
    expect((await stage.manager.request('GET', '/api/webhooks')).json().webhooks).toMatchObject([
      { disabled_reason: 'The endpoint answered 410 Gone.' },
    ]),
  );
  await bookedBySea(stage.manager);
  expect(await deliveriesOf(id)).toMatchObject([{ type: 'shipment.created', status: 'pending' }]);
  const { notifications } = (await stage.manager.request('GET', '/api/notifications')).json();
  expect(notifications).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('later ones are not recorded') }),
  );
});

test('a secret that cannot be decrypted disables the webhook, until there is a new one', async () => {
  const { id } = await subscribe();
  await stage.product.database.sql`update webhooks set secret = 'unreadable' where id = ${id}`;
  await bookedBySea(stage.manager);
  await eventually(async () =>
    expect((await stage.manager.request('GET', '/api/webhooks')).json().webhooks).toMatchObject([
      { disabled_reason: 'Its secret can’t be decrypted. Make a new secret first.' },
    ]),
  );
  expect(await deliveriesOf(id)).toMatchObject([
    { attempts: 1, status: 'pending', error: 'Not sent: the secret of the webhook can’t be decrypted.' },
  ]);
  expect((await stage.manager.request('POST', `/api/webhooks/${id}/rotate-secret`)).statusCode).toBe(200);
  await stage.manager.request('PATCH', `/api/webhooks/${id}`, { enabled: true });
  stage.ahead += 15_000;
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
});
