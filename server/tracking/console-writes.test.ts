import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../audit/audit-log-table.ts';
import { lockShipment, shipments } from '../shipment-records/shipments-table.ts';
import { book, recordOf, type Staff } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { findLive } from './live-tracking-table.ts';
import { recordPosition } from './record-position.ts';
import { listLegs } from './route/route-legs-table.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: Staff;
let dispatcher: Staff;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const post = (path: string, body: object = {}, headers = {}) =>
  dispatcher.request('POST', `/api${path}`, body, headers);
const audited = async (id: string, action: string) => {
  const rows = await product.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject_id, id), eq(auditLog.action, action)))
    .orderBy(auditLog.id);
  return rows.map(({ detail }) => detail);
};
const isFleetMessage = ({ channel, event }: { channel: string; event: string }) =>
  channel === 'fleet' && event === 'changed';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('an event', () => {
  test('is added once, at the place it names, and leaves the status alone', async () => {
    const number = await book(customer);
    const { id: shipment_id } = await recordOf(dispatcher, number);
    product.published.length = 0;
    const add = () =>
      post(
        `/tracking/${number}/events`,
        { status: 'customs', location: 'Hamburg, DE', description: 'Held for inspection' },
        { 'idempotency-key': 'one-event' },
      );
    const [first, second] = [await add(), await add()];
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    const record = await recordOf(dispatcher, number);
    expect(record).toMatchObject({ status: 'pending', version: 1 });
    expect(record.events.filter(({ status }: { status: string }) => status === 'customs')).toEqual([
      {
        id: first.json().id,
        status: 'customs',
        location: 'Hamburg, DE',
        description: 'Held for inspection',
        loaded: false,
        latitude: expect.closeTo(53.55, 0),
        longitude: expect.closeTo(10, 0),
        occurred_at: NOW.toISOString(),
        time_zone: 'Europe/Berlin',
        by: 'Test dispatcher 2',
      },
    ]);
    expect(await audited(shipment_id, 'tracking.addEvent')).toHaveLength(1);
    expect(product.published.filter(isFleetMessage)).toHaveLength(1);
  });

  test('has its position as given, and 0/0 where nobody knows', async () => {
    const number = await book(customer);
    await post(`/tracking/${number}/events`, {
      status: 'in_transit',
      location: 'At sea',
      latitude: 40,
      longitude: -30,
      occurred_at: '2026-11-21T10:00:00Z',
    });
    await post(`/tracking/${number}/events`, { status: 'in_transit', location: 'Somewhere' });
    const { events } = await recordOf(dispatcher, number);
    const at = (location: string) =>
      events.find((event: { location: string }) => event.location === location);
    expect(at('At sea')).toMatchObject({
      latitude: 40,
      longitude: -30,
      occurred_at: '2026-11-21T10:00:00.000Z',
    });
    expect(at('Somewhere')).toMatchObject({ latitude: 0, longitude: 0 });
  });

  test.each([
    [{ location: 'Hamburg' }, 'status', 'Please fill in all required fields'],
    [{ status: 'customs', location: ' ' }, 'location', 'Please fill in all required fields'],
    [{ status: 'cancelled', location: 'Hamburg' }, 'status', 'Please fill in all required fields'],
    [
      { status: 'customs', location: 'Hamburg', longitude: 5 },
      'longitude',
      'Give latitude and longitude, or neither.',
    ],
  ])('%o is refused', async (body, path, message) => {
    const number = await book(customer);
    const refused = await post(`/tracking/${number}/events`, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues).toContainEqual({ path, message });
    expect((await recordOf(dispatcher, number)).events).toHaveLength(1);
  });

  test('is deleted from its own shipment only; the audit keeps what it said', async () => {
    const [number, other] = [await book(customer), await book(customer)];
    const { id: shipment_id, events } = await recordOf(dispatcher, number);
    const [event] = events;
    expect((await post(`/tracking/${other}/events/${event.id}/delete`)).statusCode).toBe(404);
    expect((await recordOf(dispatcher, number)).events).toHaveLength(1);

    const click = () =>
      post(`/tracking/${number}/events/${event.id}/delete`, {}, { 'idempotency-key': 'gone' });
    for (const response of [await click(), await click()]) expect(response.statusCode).toBe(200);
    expect(await recordOf(dispatcher, number)).toMatchObject({ status: 'pending', events: [] });
    expect((await post(`/tracking/${number}/events/${event.id}/delete`)).statusCode).toBe(404);
    expect(await audited(shipment_id, 'tracking.deleteEvent')).toMatchObject([
      { event: { id: event.id, location: 'Houston, US', description: 'Order placed' } },
    ]);
  });
});

describe('a waypoint', () => {
  test('comes after the last one, now, by the shipment’s mode; concurrent ones get different places', async () => {
    const number = await book(customer);
    const { waypoints } = await recordOf(dispatcher, number);
    const next = waypoints.at(-1).waypoint_order + 1;
    const place = { location_name: 'Azores', latitude: 37.7, longitude: -25.7 };
    const responses = await Promise.all([
      post(`/tracking/${number}/waypoints`, place),
      post(`/tracking/${number}/waypoints`, { ...place, location_name: 'Madeira', transport_mode: 'road' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(responses.map((response) => response.json().waypoint_order).sort()).toEqual([next, next + 1]);
    const after = (await recordOf(dispatcher, number)).waypoints;
    expect(after.find((one: { location_name: string }) => one.location_name === 'Azores')).toMatchObject({
      ...place,
      waypoint_type: 'transit',
      transport_mode: 'sea',
      status: 'pending',
    });
    const [plan] = await product.database.sql`
      select estimated_arrival from route_waypoints where location_name = 'Azores'`;
    expect(plan?.estimated_arrival).toEqual(NOW);
    const tracked = (await dispatcher.request('GET', `/api/tracking/${number}`)).json().waypoints;
    const timesOf = (stops: { estimated_arrival: string | null }[]) =>
      stops.map(({ estimated_arrival }) => estimated_arrival);
    expect(timesOf(after)).toEqual(timesOf(tracked));
  });

  test.each([
    [{ latitude: 1, longitude: 1 }, 'location_name'],
    [{ location_name: 'x', longitude: 1 }, 'latitude'],
    [{ location_name: 'x', latitude: 1, longitude: 181 }, 'longitude'],
  ])('%o is refused', async (body, path) => {
    const number = await book(customer);
    const refused = await post(`/tracking/${number}/waypoints`, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });
});

describe('a new route', () => {
  const reroute = async (number: string, ports = {}) =>
    post(`/tracking/${number}/reroute`, {
      waypoints: idsOf((await recordOf(dispatcher, number)).waypoints),
      ...ports,
    });

  test('by sea leads through the ports that were chosen', async () => {
    const number = await book(customer, { origin_city: 'Shanghai', origin_country: 'CN' });
    const stops = async () =>
      (await recordOf(dispatcher, number)).waypoints.map(
        ({ location_name }: { location_name: string }) => location_name,
      );
    expect(await stops()).toContain('Port of Shanghai, CN');
    expect((await reroute(number, { origin_port: 'CNNGB' })).statusCode).toBe(200);
    expect(await stops()).toContain('Port of Ningbo, CN');
    expect(await stops()).not.toContain('Port of Shanghai, CN');
  });

  test('before departure replaces all of the old one', async () => {
    const number = await book(customer);
    const before = await recordOf(dispatcher, number);
    await post(`/shipments/${number}`, {
      version: before.version,
      change: { destination_city: 'Hamburg', destination_country: 'DE' },
    });
    product.published.length = 0;
    const fileVersion = async () =>
      (await dispatcher.request('GET', `/api/shipments/${number}`)).json().version;
    const version = await fileVersion();
    const response = await reroute(number);
    expect(await fileVersion()).toBeGreaterThan(version);
    const { waypoints } = await recordOf(dispatcher, number);
    expect(response.json()).toMatchObject({ reached: 0, added: waypoints.length });
    expect(waypoints.at(-1)).toMatchObject({ waypoint_type: 'destination', location_name: 'Hamburg, DE' });
    expect(waypoints.map((one: { waypoint_order: number }) => one.waypoint_order)).toEqual([
      ...waypoints.keys(),
    ]);
    const legs = await listLegs(product.database.db, before.id);
    expect(legs).toHaveLength(response.json().legs);
    expect(legs.at(-1)?.to_name).toBe('Hamburg');
    const [entry] = await audited(before.id, 'tracking.reroute');
    expect(entry).toMatchObject({ removed: expect.arrayContaining(['Rotterdam, NL']) });
    expect(product.published.filter(isFleetMessage)).toHaveLength(1);
  });

  test('under way keeps what was reached, and the freight where it is', async () => {
    const number = await book(customer);
    const before = await recordOf(dispatcher, number);
    const [origin] = before.waypoints;
    const port = before.waypoints[1];
    await product.database.transaction(async (transaction) => {
      await lockShipment(transaction, before.id);
      await recordPosition(transaction, product.dependencies.broadcast, before.id, {
        latitude: port.latitude,
        longitude: port.longitude,
        speed: 10,
        vehicle_identifier: 'Truck 1',
        taken_at: NOW,
      });
    });
    await post(`/shipments/${number}`, {
      version: before.version,
      change: { destination_city: 'Hamburg', destination_country: 'DE' },
    });
    const reached = (await recordOf(dispatcher, number)).waypoints.filter(
      ({ status }: { status: string }) => status === 'completed',
    );
    expect(reached.length).toBeGreaterThanOrEqual(2);
    expect((await reroute(number)).json()).toMatchObject({ reached: reached.length });
    const after = (await recordOf(dispatcher, number)).waypoints;
    expect(after.slice(0, reached.length)).toEqual(reached);
    expect(after[0].id).toBe(origin.id);
    expect(after.at(-1)).toMatchObject({ location_name: 'Hamburg, DE', status: 'pending' });
    const live = await findLive(product.database.db, before.id);
    expect(live).toMatchObject({ latitude: port.latitude, longitude: port.longitude });
    expect(live?.progress).toBeGreaterThan(0);
    expect(live?.progress).toBeLessThan(50);
    expect(live?.next_checkpoint).toBe(after[reached.length].location_name);
  });

  test('takes no waypoint away that who asks for it has not seen', async () => {
    const number = await book(customer);
    const seen = idsOf((await recordOf(dispatcher, number)).waypoints);
    await post(`/tracking/${number}/waypoints`, {
      location_name: 'Azores',
      latitude: 37.7,
      longitude: -25.7,
    });
    const before = await recordOf(dispatcher, number);
    const refused = await post(`/tracking/${number}/reroute`, { waypoints: seen });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await recordOf(dispatcher, number)).toEqual(before);

    const response = await post(`/tracking/${number}/reroute`, {
      waypoints: idsOf(before.waypoints).reverse(),
    });
    expect(response.statusCode).toBe(200);
    const after = await recordOf(dispatcher, number);
    expect(after.waypoints.map((one: { location_name: string }) => one.location_name)).not.toContain(
      'Azores',
    );
    const again = await post(`/tracking/${number}/reroute`, { waypoints: idsOf(before.waypoints) });
    expect(again.json().code).toBe('VERSION_CONFLICT');
  });

  test('is refused for what has ended, and where no way is known', async () => {
    const number = await book(customer);
    await post(`/shipments/${number}/status`, { status: 'cancelled' });
    const refused = await reroute(number);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ENDED']);
    expect((await recordOf(dispatcher, number)).waypoints.length).toBeGreaterThan(1);

    const lost = await book(customer);
    const before = await recordOf(dispatcher, lost);
    await product.database.db
      .update(shipments)
      .set({ destination_country: 'ZZ' })
      .where(eq(shipments.id, before.id));
    const unknown = await reroute(lost);
    expect([unknown.statusCode, unknown.json().code]).toEqual([409, 'ROUTE_UNAVAILABLE']);
    expect((await recordOf(dispatcher, lost)).waypoints).toEqual(before.waypoints);
  });
});

describe('nobody but staff', () => {
  const operations = (number: string) =>
    [
      ['GET', `/api/shipments/${number}/record`],
      ['GET', `/api/shipments/${number}/history`],
      ['POST', `/api/shipments/${number}`],
      ['POST', `/api/shipments/${number}/status`],
      ['POST', '/api/fleet/status'],
      ['POST', `/api/tracking/${number}/events`],
      ['POST', `/api/shipments/${number}/events/018f0000-0000-7000-8000-000000000000`],
      ['POST', `/api/tracking/${number}/events/018f0000-0000-7000-8000-000000000000/delete`],
      ['POST', `/api/tracking/${number}/waypoints`],
      ['POST', `/api/tracking/${number}/reroute`],
    ] as const;

  test('may do any of this, also to their own', async () => {
    const number = await book(customer);
    const driver = await product.signIn('driver');
    for (const [method, path] of operations(number)) {
      const read = (who: { request: Staff['request'] }) =>
        who.request(method, path, method === 'POST' ? {} : undefined);
      expect((await read(product.visitor)).statusCode, path).toBe(401);
      expect((await read(customer)).statusCode, path).toBe(403);
      expect((await read(driver)).statusCode, path).toBe(403);
    }
  });

  test.each([
    ['events', { status: 'customs', location: 'Hamburg' }],
    ['waypoints', { location_name: 'Hamburg', latitude: 1, longitude: 1 }],
    ['reroute', { waypoints: [] }],
  ])('an unknown number is not found: %s', async (what, body) => {
    expect((await post(`/tracking/GS000000000/${what}`, body)).statusCode).toBe(404);
  });
});
