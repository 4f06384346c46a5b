import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { SAMPLE, startTrackingData } from './tracking-data-for-tests.ts';

const { product, db, customer, dispatcher, initialize, fix, everything, statusFor } =
  await startTrackingData();
afterAll(() => product.close());

test('a visitor must sign in', async () => {
  expect(await statusFor('visitor', SAMPLE)).toBe(401);
});

test('the sample is written once, even by two concurrent calls', async () => {
  const responses = await Promise.all([
    customer.request('POST', SAMPLE, {}),
    dispatcher.request('POST', SAMPLE, {}),
    customer.request('POST', SAMPLE, {}),
  ]);
  expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200]);
  const bodies = responses.map((response) => response.json());
  expect(bodies.map(({ tracking_number }) => tracking_number)).toEqual(Array(3).fill(SAMPLE_TRACKING_NUMBER));
  expect(bodies.filter(({ created }) => created)).toHaveLength(1);

  const rows = await db.select().from(shipments).where(eq(shipments.tracking_number, SAMPLE_TRACKING_NUMBER));
  expect(rows).toHaveLength(1);
  expect([customer.user_id, dispatcher.user_id]).toContain(rows[0]?.contact_id);
});

test('the sample is one ocean shipment under way, with four events and a real route', async () => {
  const found = await product.visitor.request('GET', `/api/tracking/${SAMPLE_TRACKING_NUMBER}`);
  const { events, waypoints, live, ...shipment } = found.json();
  expect(shipment).toMatchObject({ status: 'in_transit', transport_mode: 'sea', days_late: 0 });
  expect(events.map(({ status }: { status: string }) => status)).toEqual([
    'in_transit',
    'picked_up',
    'confirmed',
    'pending',
  ]);
  expect(waypoints.map(({ status }: { status: string }) => status)).toEqual([
    'completed',
    'completed',
    'pending',
    'pending',
  ]);
  expect(live).toMatchObject({
    transport_mode: 'sea',
    progress: 45,
    vehicle_identifier: 'MV Sample Courier',
  });
  const route = await product.visitor.request('GET', `/api/tracking/${SAMPLE_TRACKING_NUMBER}/route`);
  const sea = route.json().legs.find((leg: { transport_mode: string }) => leg.transport_mode === 'sea');
  expect(sea.geometry.length).toBeGreaterThan(10);
});

test('an existing sample is not changed', async () => {
  const before = await everything();
  expect((await customer.request('POST', SAMPLE, {})).json()).toEqual({
    tracking_number: SAMPLE_TRACKING_NUMBER,
    created: false,
  });
  expect(await everything()).toEqual(before);
});

test('the sample needs no initialization or repair', async () => {
  expect(await initialize()).toEqual({ shipments_processed: 0 });
  expect(await fix()).toBe('Checked 1 shipment. Nothing was left to repair.');
});
