import { expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { recordEvents } from './record-events.ts';
import { DAY, deliverInEachTest, eventually, typesOf, webhooksOf } from './webhooks-for-tests.ts';

const stage = deliverInEachTest();
const { subscribe, deliveriesOf } = webhooksOf(stage);

test('an event that is recorded while an older one is replayed is sent right after it', async () => {
  const { database } = stage.product;
  const { sql } = database;
  const { id } = await subscribe(stage.receiver.url, ['shipment.*']);
  const tracking_number = await bookedBySea(stage.manager);
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
  const due_at = new Date(Date.now() + DAY);
  const [failed] = await sql`
    update webhook_deliveries set status = 'pending', attempts = 3, due_at = ${due_at} where webhook_id = ${id} returning id`;
  const { replay: replayed } = await database.transaction(async (transaction) => {
    await recordEvents(transaction, new Date(), {
      organisation_id: `${stage.manager.organisation_id}`,
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
    const replay = stage.manager.request('POST', `/api/webhook-deliveries/${failed?.id}/replay`);
    await Promise.race([replay, new Promise((resolve) => setTimeout(resolve, 300))]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Not awaited here: it waits for this transaction.
    return { replay };
  });
  expect((await replayed).statusCode).toBe(200);
  await eventually(() =>
    expect(typesOf(stage.receiver.received)).toEqual([
      'shipment.created',
      'shipment.created',
      'shipment.status_changed',
    ]),
  );
});

test('a replay has the id and the body of the original', async () => {
  const { id } = await subscribe();
  await bookedBySea(stage.manager);
  await eventually(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
  const [{ id: delivery }] = await deliveriesOf(id);
  expect(
    (await stage.manager.request('POST', `/api/webhook-deliveries/${delivery}/replay`)).json(),
  ).toMatchObject({
    id: delivery,
    status: 'pending',
  });
  await eventually(() => expect(stage.receiver.received).toHaveLength(2));
  const [first, second] = stage.receiver.received;
  expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body]);
});

test('a replay of a period sends at most the first 10,000 events again', async () => {
  const { id } = await subscribe();
  await stage.stop();
  await stage.product.database
    .sql`insert into webhook_deliveries (id, webhook_id, type, object, data, status, due_at, queued_at)
    select gen_random_uuid(), ${id}, 'webhook.test', number::text, '{}', 'failed', now(), now()
    from generate_series(1, 10001) as number`;
  const replay = async () => {
    const period = { from: new Date(0), to: new Date(Date.now() + DAY) };
    const response = await stage.manager.request('POST', `/api/webhooks/${id}/replay`, period);
    expect(response.statusCode, response.body).toBe(200);
    return response.json().replayed;
  };
  expect([await replay(), await replay(), await replay()]).toEqual([10_000, 1, 0]);
  // The next test starts to send what is due.
  await stage.product.database.sql`delete from webhook_deliveries where webhook_id = ${id}`;
});
