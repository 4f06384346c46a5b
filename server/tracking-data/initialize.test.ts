import { eq, inArray, like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Geography } from '#domain/routing/geography.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { WRITTEN_AFTERWARDS } from '#domain/tracking/replay/recorded-steps.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { connect, WITHOUT_LIMITS } from '../database/pool/connection.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { geographyForTests } from '../geography/geography-for-tests.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { findLive, liveTracking } from '../tracking/live-tracking-table.ts';
import { listLegs, routeLegs } from '../tracking/route/route-legs-table.ts';
import { listWaypoints } from '../tracking/route/route-waypoints-table.ts';
import { BOOKED, INITIALIZE, startTrackingData, UPDATED } from './tracking-data-for-tests.ts';

const own = await createTestDatabase();
const geography = await geographyForTests();
/** How often a place has been looked up: twice for each planned route. */
let lookedUp = 0;
const countedGeography: Geography = {
  ...geography,
  locate(town) {
    lookedUp += 1;
    return geography.locate(town);
  },
};
const { product, db, customer, dispatcher, bare, initialize, eventsOf, everything, statusFor } =
  await startTrackingData({
    geography: countedGeography,
    // Both callers lock the same shipments, for longer than a person waits if the machine is busy.
    database: connect(own.url, 5, WITHOUT_LIMITS),
  });
afterAll(async () => {
  await product.close();
  await product.database.close();
  await own.remove();
});

test.each([
  ['visitor', 401],
  ['customer', 403],
  ['driver', 403],
  ['dispatcher', 200],
] as const)('%s: %d', async (who, status) => {
  expect(await statusFor(who, INITIALIZE)).toBe(status);
});

test('adds events, route and live row to a bare shipment, and publishes the change', async () => {
  const id = await bare();
  product.published.length = 0;
  expect(await initialize()).toEqual({ shipments_processed: 1 });

  const waypoints = await listWaypoints(db, id);
  expect(waypoints[0]).toMatchObject({ waypoint_type: 'origin', status: 'completed' });
  expect(waypoints.at(-1)).toMatchObject({ waypoint_type: 'destination', status: 'pending' });
  expect((await listLegs(db, id)).map((leg) => leg.transport_mode)).toContain('sea');
  const live = await findLive(db, id);
  expect(live).toMatchObject({ speed: 0, vehicle_identifier: null, updated_at: UPDATED });
  expect(live?.progress).toBeCloseTo(54.4, 1);
  const passed = waypoints.filter(({ status }) => status === 'completed').at(-1);
  const next = waypoints.find(({ status }) => status === 'pending');
  expect(live?.next_checkpoint).toBe(next?.location_name);
  expect(await eventsOf(id)).toMatchObject([
    { status: 'pending', location: 'Houston, US', description: 'Order placed', occurred_at: BOOKED },
    {
      status: 'in_transit',
      location: passed?.location_name,
      description: WRITTEN_AFTERWARDS,
      occurred_at: UPDATED,
      recorded_by: null,
      latitude: passed?.latitude,
    },
  ]);

  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, id));
  expect(product.published).toEqual([
    { channel: `tracking:${shipment?.tracking_number}`, event: 'changed', data: { status: 'in_transit' } },
    {
      branch_id: null,
      channel: 'fleet',
      event: 'changed',
      data: {
        tracking_number: shipment?.tracking_number,
        status: 'in_transit',
        by: expect.any(String),
        by_id: dispatcher.user_id,
      },
    },
  ]);
  const audit = await db.select().from(auditLog).where(eq(auditLog.subject_id, id)).orderBy(auditLog.id);
  expect(audit).toMatchObject([
    {
      actor_id: dispatcher.user_id,
      action: 'trackingData.initialize',
      detail: { given: ['route', 'live', 'events'] },
    },
  ]);
});

test.each<[ShipmentStatus, number, string[]]>([
  ['pending', 0, ['pending']],
  ['cancelled', 0, ['pending', 'cancelled']],
  ['customs', 92, ['pending', 'customs']],
  ['delivered', 100, ['pending', 'delivered']],
])('%s stands at %d %%', async (status, progress, statuses) => {
  const id = await bare({ status });
  await initialize();
  expect(await findLive(db, id)).toMatchObject({ progress });
  expect((await eventsOf(id)).map((event) => event.status)).toEqual(statuses);
  const done = (await listWaypoints(db, id)).filter((waypoint) => waypoint.status === 'completed');
  expect(done.length > 0).toBe(progress > 0);
  if (progress === 100) expect(done).toHaveLength((await listWaypoints(db, id)).length);
});

test('writes only what is missing', async () => {
  const id = await bare();
  await initialize();
  const before = await everything();
  await db.delete(routeLegs).where(eq(routeLegs.shipment_id, id));
  expect(await initialize()).toEqual({ shipments_processed: 1 });
  expect((await listLegs(db, id)).length).toBeGreaterThan(0);
  expect((await everything()).slice(0, 3)).toEqual(before.slice(0, 3));
});

test('a shipment without a known route gets its events, once', async () => {
  const id = await bare({ origin_country: 'XX', destination_country: 'XX' });
  expect(await initialize()).toEqual({ shipments_processed: 1 });
  expect(await eventsOf(id)).toHaveLength(2);
  expect(await listWaypoints(db, id)).toEqual([]);
  expect(await initialize()).toEqual({ shipments_processed: 0 });
  await db.delete(shipments).where(eq(shipments.id, id));
});

test('two concurrent calls complete each shipment once, without blocking other requests', async () => {
  const towns = ['Rotterdam NL', 'Singapore SG', 'Santos BR', 'Durban ZA', 'Oslo NO', 'Mumbai IN'];
  const modes = ['sea', 'air'] as const;
  for (let index = 0; index < 200; index++) {
    const [destination_city = '', destination_country = ''] = towns[index % towns.length]?.split(' ') ?? [];
    await bare({ destination_city, destination_country, transport_mode: modes[index % modes.length] });
  }
  let running = true;
  const both = Promise.all([initialize(), initialize()]).finally(() => {
    running = false;
  });
  // Planning one route takes tens of milliseconds, so a batch of 25 must not be planned in one turn of the event loop.
  const start = lookedUp;
  let lookedUpInOneTurn = 0;
  const countTurn = (before: number) => {
    lookedUpInOneTurn = Math.max(lookedUpInOneTurn, lookedUp - before);
    if (running) setImmediate(countTurn, lookedUp);
  };
  countTurn(start);
  let reads = 0;
  for (; running; reads += 1)
    expect((await customer.request('GET', '/api/shipments/summary')).statusCode).toBe(200);
  const responses = await both;
  expect(responses[0].shipments_processed + responses[1].shipments_processed).toBe(200);
  expect(reads).toBeGreaterThan(20);
  expect(lookedUp - start).toBeGreaterThanOrEqual(2 * 200);
  expect(lookedUpInOneTurn).toBeLessThan(2 * 5);

  const mine = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(like(shipments.tracking_number, 'BARE%'));
  const ids = mine.map(({ id }) => id);
  const live = await db.select().from(liveTracking).where(inArray(liveTracking.shipment_id, ids));
  expect(live).toHaveLength(ids.length);
  const before = await everything();
  expect(await initialize()).toEqual({ shipments_processed: 0 });
  expect(await everything()).toEqual(before);
}, 120_000);
