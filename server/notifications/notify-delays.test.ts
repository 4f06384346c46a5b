import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import { type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { listLateShipments } from './late-shipments.ts';
import { notifications } from './notifications-table.ts';
import { notifyDelay } from './notify-delay.ts';
import { notifyDelays } from './notify-delays.ts';

const PROMISED = new Date('2026-03-10T12:00:00Z');

let product: TestApp;
let now = PROMISED;
let user_id = '';
let organisation_id = '';
let id = '';
let made = 0;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  now = PROMISED;
  ({ user_id, organisation_id } = await product.signIn('customer'));
  id = await ship();
});

async function ship(): Promise<string> {
  made += 1;
  const [shipment] = await product.database.db
    .insert(shipments)
    .values({
      organisation_id,
      tracking_number: `TRK${made}`,
      origin_city: 'Shanghai',
      origin_country: 'CN',
      destination_city: 'Hamburg',
      destination_country: 'DE',
      cargo_description: 'Lamps',
      cargo_weight: 10,
      cost_cents: 1000,
      status: 'in_transit',
      estimated_delivery_date: PROMISED,
    })
    .returning({ id: shipments.id });
  return shipment?.id ?? '';
}

async function messagesAt(moment: string): Promise<string[]> {
  now = new Date(moment);
  await Promise.all([notifyDelays(product.dependencies)({}), notifyDelays(product.dependencies)({})]);
  const notified = await product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user_id))
    .orderBy(notifications.id);
  for (const one of notified) expect(one.kind).toBe('shipment_delayed');
  return notified.map(({ message }) => message);
}

const late = (number: string, expected: string, days: string) =>
  `Delayed: Hamburg, new ETA ${expected}. ${number} is ${days} late, promised 10 Mar`;

test('the owner is notified once for each day of additional delay', async () => {
  const number = `TRK${made}`;
  // Midnight in Hamburg.
  expect(await messagesAt('2026-03-10T22:59:00Z')).toEqual([]);
  expect(await messagesAt('2026-03-10T23:15:00Z')).toEqual([late(number, '11 Mar', '1 day')]);
  expect(await messagesAt('2026-03-11T22:45:00Z')).toHaveLength(1);
  expect((await messagesAt('2026-03-11T23:15:00Z'))[1]).toBe(late(number, '12 Mar', '2 days'));
});

test('a slipping estimate is notified before the day, and its fluctuations are not', async () => {
  await messagesAt('2026-03-01T12:00:00Z');
  const slips = (estimated_delivery_date: string) =>
    updateShipment(
      product.database.db,
      id,
      { estimated_delivery_date: new Date(estimated_delivery_date) },
      now,
    );
  await slips('2026-03-13T08:00:00Z');
  expect(await messagesAt('2026-03-08T12:00:00Z')).toEqual([late(`TRK${made}`, '13 Mar', '3 days')]);
  await slips('2026-03-12T08:00:00Z');
  expect(await messagesAt('2026-03-08T12:15:00Z')).toHaveLength(1);
  await slips('2026-03-13T08:00:00Z');
  expect(await messagesAt('2026-03-08T12:30:00Z')).toHaveLength(1);
});

test('a customer with a threshold is notified from it, and once when the delay has recovered', async () => {
  const staff = await product.signIn('dispatcher');
  const set = await staff.request('PATCH', `/api/organisations/${organisation_id}`, {
    delay_threshold_days: 3,
  });
  expect(set.json()).toMatchObject({ delay_threshold_days: 3 });
  const slips = async (estimated_delivery_date: string) => {
    const change = { estimated_delivery_date: new Date(estimated_delivery_date) };
    await updateShipment(product.database.db, id, change, now);
    const [shipment] = await product.database.db.select().from(shipments).where(eq(shipments.id, id));
    await product.database.transaction((transaction) =>
      notifyDelay(transaction, product.dependencies, shipment as ShipmentRecord),
    );
    return messagesAt('2026-03-08T12:00:00Z');
  };
  await messagesAt('2026-03-01T12:00:00Z');
  expect(await slips('2026-03-12T08:00:00Z')).toEqual([]);
  const first = late(`TRK${made}`, '13 Mar', '3 days');
  expect(await slips('2026-03-13T08:00:00Z')).toEqual([first]);
  const recovered = `TRK${made} has recovered: it is expected 2 days late`;
  expect(await slips('2026-03-12T08:00:00Z')).toEqual([first, recovered]);
  expect(await slips('2026-03-11T08:00:00Z')).toEqual([first, recovered]);
  expect(await slips('2026-03-13T08:00:00Z')).toEqual([first, recovered, first]);
});

test('a later estimate does not make a late shipment on time', async () => {
  expect(await messagesAt('2026-03-13T12:00:00Z')).toHaveLength(1);
  const later = { estimated_delivery_date: new Date('2026-03-20T12:00:00Z') };
  await updateShipment(product.database.db, id, later, now);
  expect((await messagesAt('2026-03-15T12:00:00Z'))[1]).toBe(late(`TRK${made}`, '20 Mar', '10 days'));
  expect((await messagesAt('2026-03-21T12:00:00Z'))[2]).toBe(late(`TRK${made}`, '21 Mar', '11 days'));
});

test.each(['delivered', 'cancelled'] as const)('a %s shipment is not late', async (status) => {
  await updateShipment(product.database.db, id, { status }, now);
  expect(await messagesAt('2026-04-01T12:00:00Z')).toEqual([]);
});

test('more late shipments than one batch are all notified', async () => {
  for (let more = 0; more < 205; more++) await ship();
  expect(new Set(await messagesAt('2026-03-11T12:00:00Z')).size).toBe(206);
}, 60_000);

test('a shipment that fails stops no other, and is notified when the job is retried', async () => {
  const { sql } = product.database;
  await ship();
  await sql.unsafe(
    `alter table delay_notices add constraint refused check (shipment_id <> '${id}') not valid`,
  );
  now = new Date('2026-03-11T12:00:00Z');
  const work = notifyDelays(product.dependencies);
  const notified = async () => {
    const rows =
      await sql`select related_id from notifications where user_id = ${user_id} order by related_id`;
    return rows.map(({ related_id }) => related_id);
  };
  const [failing, next] = [`TRK${made - 1}`, `TRK${made}`];
  await expect(work({})).rejects.toThrow('Delay notice failed: 1');
  expect(await notified()).toEqual([next]);
  await sql`alter table delay_notices drop constraint refused`;
  await work({});
  expect(await notified()).toEqual([failing, next].sort());
});

test('a shipment is read again only when its customer is to be notified', async () => {
  const toNotify = async (moment: string) => {
    now = new Date(moment);
    const found = await listLateShipments(product.database.db, { now, after: null, limit: 1_000 });
    return found.filter((shipment) => shipment.organisation_id === organisation_id).length;
  };
  await messagesAt('2026-03-01T12:00:00Z');
  expect(await toNotify('2026-03-10T22:45:00Z')).toBe(0);
  expect(await toNotify('2026-03-10T23:15:00Z')).toBe(1);
  await messagesAt('2026-03-10T23:15:00Z');
  expect(await toNotify('2026-03-10T23:30:00Z')).toBe(0);
  expect(await toNotify('2026-03-11T23:15:00Z')).toBe(1);
  await product.database.sql`update organisations set delay_threshold_days = 3 where id = ${organisation_id}`;
  expect(await toNotify('2026-03-11T23:15:00Z')).toBe(0);
  await product.database
    .sql`update shipments set promised_delivery_date = promised_delivery_date - interval '1 hour' where id = ${id}`;
  expect(await toNotify('2026-03-12T23:15:00Z')).toBe(1);
});
