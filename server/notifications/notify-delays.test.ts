import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateShipment } from '../shipments/shipment-edits-table.ts';
import { shipments } from '../shipments/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { writeLive } from '../tracking/live-tracking-table.ts';
import { notifications } from './notifications-table.ts';
import { notifyDelays } from './notify-delays.ts';

const PROMISED = new Date('2026-03-10T12:00:00Z');

let product: TestApp;
let now = PROMISED;
let user_id = '';
let id = '';
let made = 0;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  now = PROMISED;
  ({ user_id } = await product.signIn('customer'));
  id = await ship();
});

async function ship(): Promise<string> {
  made += 1;
  const [shipment] = await product.database.db
    .insert(shipments)
    .values({
      user_id,
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

async function toldAt(moment: string): Promise<string[]> {
  now = new Date(moment);
  await Promise.all([notifyDelays(product.dependencies)({}), notifyDelays(product.dependencies)({})]);
  const told = await product.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user_id))
    .orderBy(notifications.id);
  for (const one of told)
    expect(one).toMatchObject({ kind: 'shipment_delayed', type: 'warning', title: 'Shipment delayed' });
  return told.map(({ message }) => message);
}

test('the owner is told once per day by which the delay grows', async () => {
  const number = `TRK${made}`;
  expect(await toldAt('2026-03-10T23:59:00Z')).toEqual([]);
  expect(await toldAt('2026-03-11T00:15:00Z')).toEqual([`${number} is delayed by 1 day`]);
  expect(await toldAt('2026-03-11T23:45:00Z')).toHaveLength(1);
  expect((await toldAt('2026-03-12T00:15:00Z'))[1]).toBe(`${number} is delayed by 2 days`);
});

test('a live estimate that slips is told before the day comes, and its wavering is not', async () => {
  const slipped = (estimated_arrival: string) =>
    writeLive(product.database.db, {
      shipment_id: id,
      latitude: 0,
      longitude: 0,
      speed: 0,
      heading: 0,
      vehicle_identifier: null,
      next_checkpoint: null,
      estimated_arrival: new Date(estimated_arrival),
      progress: 50,
      transport_mode: 'sea',
      updated_at: now,
    });
  await slipped('2026-03-13T08:00:00Z');
  expect(await toldAt('2026-03-08T12:00:00Z')).toEqual([`TRK${made} is delayed by 3 days`]);
  await slipped('2026-03-12T08:00:00Z');
  expect(await toldAt('2026-03-08T12:15:00Z')).toHaveLength(1);
  await slipped('2026-03-13T08:00:00Z');
  expect(await toldAt('2026-03-08T12:30:00Z')).toHaveLength(1);
});

test('against a new promise a delay is told anew', async () => {
  expect(await toldAt('2026-03-13T12:00:00Z')).toHaveLength(1);
  const estimated_delivery_date = new Date('2026-03-20T12:00:00Z');
  await product.database.db.update(shipments).set({ estimated_delivery_date }).where(eq(shipments.id, id));
  expect(await toldAt('2026-03-15T12:00:00Z')).toHaveLength(1);
  expect((await toldAt('2026-03-21T12:00:00Z'))[1]).toBe(`TRK${made} is delayed by 1 day`);
});

test.each(['delivered', 'cancelled'] as const)('what is %s is not late', async (status) => {
  await updateShipment(product.database.db, id, { status }, now);
  expect(await toldAt('2026-04-01T12:00:00Z')).toEqual([]);
});

test('more late shipments than one batch are all told', async () => {
  for (let more = 0; more < 205; more++) await ship();
  expect(new Set(await toldAt('2026-03-11T12:00:00Z')).size).toBe(206);
}, 60_000);
