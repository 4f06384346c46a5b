import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import { WRITTEN_AFTERWARDS } from '#domain/tracking/recorded-steps.ts';
import { SAMPLE_TRACKING_NUMBER } from '#domain/tracking/sample-shipment.ts';
import { auditLog } from '../audit/audit-log-table.ts';
import { insertShipment, type NewShipment, shipments } from '../shipments/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { findLive, liveTracking } from '../tracking/live-tracking-table.ts';
import { listLegs, routeLegs } from '../tracking/route-legs-table.ts';
import { listWaypoints, routeWaypoints } from '../tracking/route-waypoints-table.ts';
import { trackingEvents } from '../tracking/tracking-events-table.ts';

const INITIALIZE = '/api/functions/initialize-tracking-data';
const FIX = '/api/functions/fix-existing-tracking';
const SAMPLE = '/api/functions/generate-sample-tracking';
const BOOKED = new Date('2026-03-01T08:00:00Z');
const UPDATED = new Date('2026-03-05T16:30:00Z');
const PROMISED = new Date('2026-03-09T08:00:00Z');

let product: TestApp;
let db: TestApp['database']['db'];
let customer: Awaited<ReturnType<TestApp['signIn']>>;
let dispatcher: typeof customer;
beforeAll(async () => {
  product = await startTestApp();
  db = product.database.db;
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

let numbers = 0;
/** A shipment as another program might have left it: a row and nothing else. */
async function bare(change: Partial<NewShipment> = {}): Promise<string> {
  numbers += 1;
  const id = await insertShipment(db, {
    tracking_number: `BARE${String(numbers).padStart(6, '0')}`,
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Santos',
    destination_country: 'BR',
    cargo_description: 'Valves',
    cargo_weight: 900,
    transport_mode: 'sea',
    cost_cents: 90_000,
    status: 'in_transit',
    created_at: BOOKED,
    updated_at: UPDATED,
    estimated_delivery_date: PROMISED,
    ...change,
  });
  if (!id) throw new Error('The number is taken.');
  return id;
}

const initialize = async () => (await dispatcher.request('POST', INITIALIZE, {})).json();
const fix = async (): Promise<string> => (await dispatcher.request('POST', FIX, {})).json().message;
const eventsOf = (id: string) =>
  db
    .select()
    .from(trackingEvents)
    .where(eq(trackingEvents.shipment_id, id))
    .orderBy(asc(trackingEvents.occurred_at));
/** Everything that the operations may write, to see that nothing was. */
const everything = async () => [
  await db.select().from(trackingEvents).orderBy(trackingEvents.id),
  await db.select().from(routeWaypoints).orderBy(routeWaypoints.id),
  await db.select().from(liveTracking).orderBy(liveTracking.shipment_id),
  await db.select({ count: sql`count(*)` }).from(auditLog),
];

describe('who may', () => {
  test.each([
    ['visitor', INITIALIZE, 401],
    ['visitor', FIX, 401],
    ['visitor', SAMPLE, 401],
    ['customer', INITIALIZE, 403],
    ['customer', FIX, 403],
    ['driver', INITIALIZE, 403],
    ['dispatcher', INITIALIZE, 200],
    ['dispatcher', FIX, 200],
  ] as const)('%s %s: %d', async (who, path, status) => {
    const caller =
      who === 'visitor' ? product.visitor : who === 'dispatcher' ? dispatcher : await product.signIn(who);
    expect((await caller.request('POST', path, {})).statusCode).toBe(status);
  });
});

describe('the sample', () => {
  test('is written once, also by two people at the same moment', async () => {
    const answers = await Promise.all([
      customer.request('POST', SAMPLE, {}),
      dispatcher.request('POST', SAMPLE, {}),
      customer.request('POST', SAMPLE, {}),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const bodies = answers.map((answer) => answer.json());
    expect(bodies.map(({ tracking_number }) => tracking_number)).toEqual(
      Array(3).fill(SAMPLE_TRACKING_NUMBER),
    );
    expect(bodies.filter(({ created }) => created)).toHaveLength(1);

    const rows = await db
      .select()
      .from(shipments)
      .where(eq(shipments.tracking_number, SAMPLE_TRACKING_NUMBER));
    expect(rows).toHaveLength(1);
    expect([customer.user_id, dispatcher.user_id]).toContain(rows[0]?.user_id);
  });

  test('is one ocean shipment under way, with four events and a real route', async () => {
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

  test('that exists stays as it is', async () => {
    const before = await everything();
    expect((await customer.request('POST', SAMPLE, {})).json()).toEqual({
      tracking_number: SAMPLE_TRACKING_NUMBER,
      created: false,
    });
    expect(await everything()).toEqual(before);
  });

  test('leaves nothing to initialize or to repair', async () => {
    expect(await initialize()).toEqual({ shipments_processed: 0 });
    expect(await fix()).toBe('Checked 1 shipment. Nothing was left to repair.');
  });
});

describe('initialize-tracking-data', () => {
  test('gives a bare shipment its events, route and live row, and tells its open pages', async () => {
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
    const audit = await db.select().from(auditLog).where(eq(auditLog.subject_id, id));
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
    const kept = await everything();
    await db.delete(routeLegs).where(eq(routeLegs.shipment_id, id));
    expect(await initialize()).toEqual({ shipments_processed: 1 });
    expect((await listLegs(db, id)).length).toBeGreaterThan(0);
    expect((await everything()).slice(0, 3)).toEqual(kept.slice(0, 3));
  });

  test('a shipment that no way leads to gets its events, once', async () => {
    const id = await bare({ origin_country: 'XX', destination_country: 'XX' });
    expect(await initialize()).toEqual({ shipments_processed: 1 });
    expect(await eventsOf(id)).toHaveLength(2);
    expect(await listWaypoints(db, id)).toEqual([]);
    expect(await initialize()).toEqual({ shipments_processed: 0 });
    await db.delete(shipments).where(eq(shipments.id, id));
  });

  test('many at once, by two people: each shipment once, and others are answered meanwhile', async () => {
    const towns = ['Rotterdam NL', 'Singapore SG', 'Santos BR', 'Durban ZA', 'Oslo NO', 'Mumbai IN'];
    const modes = ['sea', 'road', 'rail', 'air'] as const;
    for (let index = 0; index < 200; index++) {
      const [destination_city = '', destination_country = ''] = towns[index % towns.length]?.split(' ') ?? [];
      await bare({ destination_city, destination_country, transport_mode: modes[index % modes.length] });
    }
    const begun = performance.now();
    let running = true;
    const both = Promise.all([initialize(), initialize()]).finally(() => {
      running = false;
    });
    const waits: number[] = [];
    while (running) {
      const start = performance.now();
      expect((await customer.request('GET', '/api/shipments/summary')).statusCode).toBe(200);
      waits.push(performance.now() - start);
    }
    const answers = await both;
    const whole = performance.now() - begun;
    expect(answers[0].shipments_processed + answers[1].shipments_processed).toBe(200);
    expect(waits.length).toBeGreaterThan(20);
    // Planning one route takes tens of milliseconds; a batch of 25 in one go would show here.
    expect(Math.max(...waits) / whole).toBeLessThan(25 / 200);

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
});

describe('fix-existing-tracking', () => {
  beforeAll(async () => {
    await db.delete(shipments).where(like(shipments.tracking_number, 'BARE%'));
  });

  test('zero coordinates are filled in where the place is known, and left where it is not', async () => {
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

    expect(await fix()).toBe('Repaired 1 of 2 shipments: filled in 6 missing positions.');
    const placed = Object.fromEntries((await eventsOf(id)).map((event) => [event.location, event]));
    expect(placed['Houston, US']).toMatchObject({ latitude: origin?.latitude });
    expect(placed.Houston?.latitude).toBeCloseTo(29.7, 0);
    expect(placed['Chicago, US']?.latitude).toBeCloseTo(41.9, 0);
    expect(placed['Somewhere nobody knows']).toMatchObject(zero);
    const repaired = (await listWaypoints(db, id))[1];
    expect(repaired?.latitude).toBeCloseTo(port?.latitude ?? 0, 1);
    expect((await findLive(db, id))?.latitude).not.toBe(0);
    expect(await fix()).toBe('Checked 2 shipments. Nothing was left to repair.');
    await db.delete(shipments).where(eq(shipments.id, id));
  });

  test('a status without an event gets one, at the moment of the last update', async () => {
    const id = await bare({ status: 'confirmed' });
    await initialize();
    await db.update(shipments).set({ status: 'customs', updated_at: PROMISED }).where(eq(shipments.id, id));
    product.published.length = 0;
    expect(await fix()).toBe('Repaired 1 of 2 shipments: wrote 1 missing event.');
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
      .where(and(eq(auditLog.subject_id, id), eq(auditLog.action, 'trackingData.fixExisting')));
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
    await db
      .update(routeWaypoints)
      .set({ status: 'pending' })
      .where(eq(routeWaypoints.shipment_id, delivered));

    expect(await fix()).toBe(
      'Repaired 3 of 5 shipments: wrote the route of 1 shipment and corrected the waypoints of 2 shipments.',
    );
    const facts = async (id: string) =>
      (await listWaypoints(db, id)).map(({ location_name, status }) => [location_name, status]);
    const expected = route.map(({ location_name, status }) => [location_name, status]);
    expect(await facts(without)).toEqual(expected);
    expect(await facts(backwards)).toEqual(expected);
    expect(new Set((await facts(delivered)).map(([, status]) => status))).toEqual(new Set(['completed']));

    const before = await everything();
    expect(await fix()).toBe('Checked 5 shipments. Nothing was left to repair.');
    expect(await everything()).toEqual(before);
  });

  test('two at once repair a shipment once', async () => {
    const id = await bare();
    await initialize();
    await db.delete(trackingEvents).where(eq(trackingEvents.shipment_id, id));
    const messages = await Promise.all([fix(), fix()]);
    expect(await eventsOf(id)).toHaveLength(2);
    expect(messages.filter((message) => message.startsWith('Repaired'))).toHaveLength(1);
  });
});
