import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { WRITTEN_AFTERWARDS } from '#domain/tracking/replay/recorded-steps.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { trackingEvents } from '../tracking/events/tracking-events-table.ts';
import { findLive, liveTracking } from '../tracking/live-tracking-table.ts';
import { listWaypoints, routeWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { FIX, PROMISED, startTrackingData, UPDATED } from './tracking-data-for-tests.ts';

const { product, db, dispatcher, bare, initialize, fix, eventsOf, everything, statusFor } =
  await startTrackingData();
afterAll(() => product.close());

test.each([
  ['visitor', 401],
  ['customer', 403],
  ['dispatcher', 200],
] as const)('%s: %d', async (who, status) => {
  expect(await statusFor(who, FIX)).toBe(status);
});

test('zero coordinates are filled in if the place is known', async () => {
  const id = await bare();
  await initialize();
  const [origin, port] = await listWaypoints(db, id);
  const zero = { latitude: 0, longitude: 0 };
  await db.update(trackingEvents).set(zero).where(eq(trackingEvents.shipment_id, id));
  await db.insert(trackingEvents).values(
    ['Chicago, US', 'Houston', 'Somewhere nobody knows'].map((location) => ({
      shipment_id: id,
      status: 'in_transit' as const,
      location,
      occurred_at: UPDATED,
    })),
  );
  await db
    .update(routeWaypoints)
    .set(zero)
    .where(and(eq(routeWaypoints.shipment_id, id), eq(routeWaypoints.waypoint_order, 1)));
  await db.update(liveTracking).set(zero).where(eq(liveTracking.shipment_id, id));

  expect(await fix()).toBe('Repaired 1 of 1 shipment: filled in 6 missing positions.');
  const placed = Object.fromEntries((await eventsOf(id)).map((event) => [event.location, event]));
  expect(placed['Houston, US']).toMatchObject({ latitude: origin?.latitude });
  expect(placed.Houston?.latitude).toBeCloseTo(29.7, 0);
  expect(placed['Chicago, US']?.latitude).toBeCloseTo(41.9, 0);
  expect(placed['Somewhere nobody knows']).toMatchObject(zero);
  const repaired = (await listWaypoints(db, id))[1];
  expect(repaired?.latitude).toBeCloseTo(port?.latitude ?? 0, 1);
  expect((await findLive(db, id))?.latitude).not.toBe(0);
  expect(await fix()).toBe('Checked 1 shipment. Nothing was left to repair.');
  await db.delete(shipments).where(eq(shipments.id, id));
});

test('a status without an event gets one, at the time of the last update', async () => {
  const id = await bare({ status: 'confirmed' });
  await initialize();
  await db.update(shipments).set({ status: 'customs', updated_at: PROMISED }).where(eq(shipments.id, id));
  product.published.length = 0;
  expect(await fix()).toBe('Repaired 1 of 1 shipment: wrote 1 missing event.');
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    status: 'customs',
    location: 'Santos, BR',
    description: WRITTEN_AFTERWARDS,
    occurred_at: PROMISED,
    recorded_by: null,
  });
  expect(product.published.map(({ channel }) => channel.split(':')[0])).toEqual(['tracking', 'fleet']);
  const audit = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, id), eq(auditLog.action, 'trackingData.fixExisting')))
    .orderBy(auditLog.id);
  expect(audit).toMatchObject([{ actor_id: dispatcher.user_id, detail: { events: 1, routes: 0 } }]);
});

test('missing, misplaced and overlooked waypoints', async () => {
  const [without, backwards, delivered] = [await bare(), await bare(), await bare({ status: 'delivered' })];
  await initialize();
  const route = await listWaypoints(db, without);
  await db.delete(routeWaypoints).where(eq(routeWaypoints.shipment_id, without));
  await db
    .update(routeWaypoints)
    .set({ waypoint_order: sql`100 - ${routeWaypoints.waypoint_order}` })
    .where(eq(routeWaypoints.shipment_id, backwards));
  await db.update(routeWaypoints).set({ status: 'pending' }).where(eq(routeWaypoints.shipment_id, delivered));

  expect(await fix()).toBe(
    'Repaired 3 of 4 shipments: wrote the route of 1 shipment and corrected the waypoints of 2 shipments.',
  );
  const facts = async (id: string) =>
    (await listWaypoints(db, id)).map(({ location_name, status }) => [location_name, status]);
  const expected = route.map(({ location_name, status }) => [location_name, status]);
  expect(await facts(without)).toEqual(expected);
  expect(await facts(backwards)).toEqual(expected);
  expect(new Set((await facts(delivered)).map(([, status]) => status))).toEqual(new Set(['completed']));

  const before = await everything();
  expect(await fix()).toBe('Checked 4 shipments. Nothing was left to repair.');
  expect(await everything()).toEqual(before);
});

test('two concurrent calls repair a shipment once', async () => {
  const id = await bare();
  await initialize();
  await db.delete(trackingEvents).where(eq(trackingEvents.shipment_id, id));
  const messages = await Promise.all([fix(), fix()]);
  expect(await eventsOf(id)).toHaveLength(2);
  expect(messages.filter((message) => message.startsWith('Repaired'))).toHaveLength(1);
});
