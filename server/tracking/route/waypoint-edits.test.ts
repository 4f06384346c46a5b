import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { auditLog } from '../../audit/audit-log-table.ts';
import { lockShipment } from '../../shipment-records/shipments-table.ts';
import { book, recordOf, type Staff } from '../../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { findLive } from '../live-tracking-table.ts';
import { recordPosition } from '../record-position.ts';
import { listLegs } from './route-legs-table.ts';
import { listWaypoints } from './route-waypoints-table.ts';

const START = new Date('2026-11-21T12:00:00Z');
let now = START;
let product: TestApp;
let customer: Staff;
let dispatcher: Staff;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(() => {
  now = START;
});

interface Stop {
  id: string;
  waypoint_order: number;
  waypoint_type: string;
  location_name: string;
  transport_mode: string;
  latitude: number;
  longitude: number;
  status: string;
  estimated_arrival: string | null;
  reached_at: string | null;
}
interface Event {
  id: string;
  status: string;
  location: string;
  description: string;
  occurred_at: string;
  by: string | null;
}

const MADEIRA = { location_name: 'Funchal, PT', latitude: 32.65, longitude: -16.91 };

/** A sea shipment from Houston to Rotterdam, with functions to call its operations. */
async function booked(change: object = {}) {
  const number = await book(customer, change);
  const { id } = await recordOf(dispatcher, number);
  const post = (path: string, body: object = {}, headers = {}) =>
    dispatcher.request('POST', `/api/shipments/${number}${path}`, body, headers);
  const record = () => recordOf(dispatcher, number);
  const stops = async (): Promise<Stop[]> => (await record()).waypoints;
  return {
    number,
    id,
    post,
    record,
    stops,
    names: async () => (await stops()).map(({ location_name }) => location_name),
    stop: async (name: string) =>
      (await stops()).find(({ location_name }) => location_name.startsWith(name)) as Stop,
    fileVersion: async (): Promise<number> =>
      (await dispatcher.request('GET', `/api/shipments/${number}`)).json().version,
    rows: () => listWaypoints(product.database.db, id),
    legs: () => listLegs(product.database.db, id),
    live: () => findLive(product.database.db, id),
    /** Once what is remembered for visitors has been dropped. */
    tracked: () =>
      vi.waitFor(async () => {
        const shown = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
        const rows = await listWaypoints(product.database.db, id);
        expect(shown.waypoints.map(({ location_name }: Stop) => location_name)).toEqual(
          rows.map(({ location_name }) => location_name),
        );
        return shown;
      }),
    trail: (action: string) =>
      product.database.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subject_id, id), eq(auditLog.action, action)))
        .orderBy(asc(auditLog.created_at)),
    reach: (stop: Stop, at: Date | string = now) => post(`/waypoints/${stop.id}/reached`, { at }),
    /** A vehicle was seen so far along the line. */
    drive: async (km: number, taken_at = now) => {
      const { latitude, longitude } = placeOn(trackOf(await listLegs(product.database.db, id)), km);
      const report = { latitude, longitude, speed: 30, vehicle_identifier: 'MV Test', taken_at };
      await product.database.transaction(async (transaction) => {
        await lockShipment(transaction, id);
        await recordPosition(transaction, product.dependencies.broadcast, id, report);
      });
    },
  };
}
type Booked = Awaited<ReturnType<typeof booked>>;

/** What holds of every route, however it was edited. */
async function expectWhole({ rows, legs, live, tracked }: Booked) {
  const stops = await rows();
  expect(stops.map(({ waypoint_order }) => waypoint_order)).toEqual([...stops.keys()]);
  expect(stops[0]?.waypoint_type).toBe('origin');
  expect(stops.at(-1)?.waypoint_type).toBe('destination');
  const track = trackOf(await legs());
  const places = stops.map(({ distance_km }) => distance_km as number);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places.at(-1)).toBeCloseTo(track.length_km, 0);
  const last = stops.findLastIndex(({ status }) => status === 'completed');
  expect(stops.slice(0, last + 1).every(({ status }) => status === 'completed')).toBe(true);
  const row = await live();
  if (row) expect(row.next_checkpoint).toBe(stops[last + 1]?.location_name ?? null);
  const shown = await tracked();
  if (shown.live?.next_checkpoint) {
    const next = shown.waypoints.find(
      ({ location_name }: Stop) => location_name === shown.live.next_checkpoint,
    );
    expect(shown.live.next_checkpoint_arrival).toBe(next.estimated_arrival);
  }
}

const isFleetMessage = ({ channel, event }: { channel: string; event: string }) =>
  channel === 'fleet' && event === 'changed';

describe('a stop', () => {
  test('is inserted once before another one, at its place on the line, and everybody sees it', async () => {
    const shipment = await booked();
    const before = await shipment.stops();
    const legs = await shipment.legs();
    const [, from, to] = before as [Stop, Stop, Stop];
    const [, row, next] = await shipment.rows();
    const km = ((row?.distance_km ?? 0) + (next?.distance_km ?? 0)) / 2;
    const { latitude, longitude } = placeOn(trackOf(legs), km);
    product.published.length = 0;
    const insert = () =>
      shipment.post(
        '/waypoints',
        { location_name: 'At sea', latitude, longitude, before: to.id },
        { 'idempotency-key': 'insert-one' },
      );
    const [first, second] = [await insert(), await insert()];
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { id: expect.any(String), waypoint_order: 2, status: 'pending' },
    ]);
    expect(second.json()).toEqual(first.json());
    expect(product.published.filter(isFleetMessage)).toHaveLength(1);
    const after = await shipment.stops();
    expect(after.map(({ location_name }) => location_name)).toEqual(
      before.map(({ location_name }) => location_name).toSpliced(2, 0, 'At sea'),
    );
    const [, , stop] = after as [Stop, Stop, Stop];
    expect(stop).toMatchObject({ waypoint_type: 'transit', transport_mode: 'sea', status: 'pending' });
    expect(Date.parse(stop.estimated_arrival as string)).toBeGreaterThan(
      Date.parse(from.estimated_arrival as string),
    );
    expect(Date.parse(stop.estimated_arrival as string)).toBeLessThan(
      Date.parse(to.estimated_arrival as string),
    );
    expect((await shipment.rows())[2]?.distance_km).toBeCloseTo(km, 0);
    expect(await shipment.legs()).toEqual(legs);
    await expectWhole(shipment);
    const [entry] = await shipment.trail('tracking.insertWaypoint');
    expect(entry).toMatchObject({
      actor_id: dispatcher.user_id,
      detail: { waypoint: { location_name: 'At sea', waypoint_order: 2 }, before: to.location_name },
    });
    expect((await shipment.record()).version).toBe(1);
  });

  test('without `before` comes before the destination, and the line leads through it', async () => {
    const shipment = await booked();
    const legs = await shipment.legs();
    const version = await shipment.fileVersion();
    expect((await shipment.post('/waypoints', MADEIRA)).statusCode).toBe(201);
    expect(await shipment.fileVersion()).toBeGreaterThan(version);
    expect((await shipment.names()).at(-2)).toBe('Funchal, PT');
    expect((await shipment.stops()).at(-2)).toMatchObject({ transport_mode: 'sea' });
    const drawn = await shipment.legs();
    expect(drawn.length).toBeGreaterThan(legs.length);
    expect(drawn.some(({ to_name }) => to_name === 'Funchal')).toBe(true);
    expect(trackOf(drawn).length_km).toBeGreaterThan(trackOf(legs).length_km + 3000);
    await expectWhole(shipment);
    const { legs: shown } = (
      await product.visitor.request('GET', `/api/tracking/${shipment.number}/route`)
    ).json();
    expect(shown.map(({ to_name }: { to_name: string }) => to_name)).toContain('Funchal');
  });

  test('expected at a moment is shown with it, also where the delivery is expected later than planned', async () => {
    const shipment = await booked();
    const { version, estimated_delivery_date } = await shipment.record();
    await shipment.post('', {
      version,
      change: { estimated_delivery_date: new Date(Date.parse(estimated_delivery_date) + 5 * DAY_MS) },
      reason: 'Port congestion',
    });
    const expected = new Date(now.getTime() + 4 * DAY_MS).toISOString();
    await shipment.post('/waypoints', { ...MADEIRA, estimated_arrival: expected });
    const stop = await shipment.stop('Funchal');
    expect(stop.estimated_arrival).toBe(expected);
    const later = new Date(now.getTime() + 6 * DAY_MS).toISOString();
    await shipment.post(`/waypoints/${stop.id}`, { estimated_arrival: later });
    expect((await shipment.stop('Funchal')).estimated_arrival).toBe(later);
    expect((await shipment.tracked()).waypoints.at(-2).estimated_arrival).toBe(later);
    const [entry] = await shipment.trail('tracking.editWaypoint');
    expect(entry?.detail).toMatchObject({ changes: { estimated_arrival: [expected, later] } });
  });

  test.each([
    [{ before: 'origin' }, 'before', 'A stop can’t come before the origin.'],
    [{ before: '018f0000-0000-7000-8000-000000000000' }, 'before', 'This stop no longer exists.'],
    [{ before: 'first' }, 'before', 'This stop no longer exists.'],
    [{ waypoint_type: 'destination' }, 'waypoint_type', 'This route has its destination. Choose Transit.'],
    [{ latitude: 91 }, 'latitude', 'From −90 to 90.'],
  ])('%o is refused beside its field', async (change, path, message) => {
    const shipment = await booked();
    const before = await shipment.record();
    const [origin] = before.waypoints;
    const body = {
      ...MADEIRA,
      ...change,
      ...('before' in change && change.before === 'origin' && { before: origin.id }),
    };
    const refused = await shipment.post('/waypoints', body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().issues).toContainEqual({ path, message });
    expect(await shipment.record()).toEqual(before);
  });

  test('behind the goods counts as passed; the goods stay where they are', async () => {
    const shipment = await booked();
    await shipment.post('/status', { status: 'in_transit' });
    const track = trackOf(await shipment.legs());
    await shipment.drive(track.length_km / 2);
    const live = await shipment.live();
    const next = (await shipment.stops()).find(({ status }) => status === 'pending') as Stop;
    const { latitude, longitude } = placeOn(track, track.length_km / 2 - 20);
    const inserted = await shipment.post('/waypoints', {
      location_name: 'Behind',
      latitude,
      longitude,
      before: next.id,
    });
    expect(inserted.json()).toMatchObject({ status: 'completed' });
    expect(await shipment.live()).toEqual(live);
    await shipment.post('/waypoints', { ...MADEIRA, before: next.id });
    const after = await shipment.live();
    expect(after).toMatchObject({ latitude: live?.latitude, next_checkpoint: 'Funchal, PT' });
    expect(after?.progress).toBeLessThan(live?.progress ?? 0);
    const length_km = trackOf(await shipment.legs()).length_km;
    expect(((after?.progress ?? 0) / 100) * length_km).toBeCloseTo(track.length_km / 2, 0);
    await expectWhole(shipment);
  });

  test('is corrected in place; the trail keeps what it was', async () => {
    const shipment = await booked();
    await shipment.post('/waypoints', MADEIRA);
    const stop = await shipment.stop('Funchal');
    product.published.length = 0;
    const response = await shipment.post(`/waypoints/${stop.id}`, {
      location_name: 'Caniçal, PT',
      latitude: 32.74,
      longitude: -16.73,
      transport_mode: 'sea',
      waypoint_type: 'transit',
    });
    expect([response.statusCode, response.json()]).toEqual([200, { waypoint_order: stop.waypoint_order }]);
    expect(await shipment.stop('Caniçal')).toMatchObject({ id: stop.id, latitude: 32.74 });
    expect((await shipment.legs()).map(({ to_name }) => to_name)).toContain('Caniçal');
    expect((await shipment.legs()).map(({ to_name }) => to_name)).not.toContain('Funchal');
    await expectWhole(shipment);
    const [entry] = await shipment.trail('tracking.editWaypoint');
    expect(entry?.detail).toMatchObject({
      waypoint: { id: stop.id, location_name: 'Funchal, PT' },
      changes: { location_name: ['Funchal, PT', 'Caniçal, PT'], latitude: [32.65, 32.74] },
    });
    expect(product.published.filter(isFleetMessage)).toHaveLength(1);
    await shipment.post(`/waypoints/${stop.id}`, { location_name: 'Caniçal, PT' });
    expect(await shipment.trail('tracking.editWaypoint')).toHaveLength(1);
  });

  test('is moved before another one, with its line and its estimate', async () => {
    const shipment = await booked();
    await shipment.post('/waypoints', MADEIRA);
    const [stop, ...others] = [await shipment.stop('Funchal'), ...(await shipment.stops())];
    const port = others.at(-3) as Stop;
    const response = await shipment.post(`/waypoints/${stop.id}`, { before: port.id });
    expect(response.json()).toEqual({ waypoint_order: port.waypoint_order });
    expect((await shipment.names()).at(-3)).toBe('Funchal, PT');
    await expectWhole(shipment);
    const moved = await shipment.stop('Funchal');
    expect(Date.parse(moved.estimated_arrival as string)).toBeLessThanOrEqual(
      Date.parse(port.estimated_arrival as string),
    );
    const [entry] = await shipment.trail('tracking.editWaypoint');
    expect(entry?.detail).toMatchObject({
      changes: { waypoint_order: [stop.waypoint_order, port.waypoint_order] },
    });
  });

  test('at an end of the route stays there, in its town, and the delivery is estimated elsewhere', async () => {
    const shipment = await booked();
    const stops = await shipment.stops();
    const [origin, destination] = [stops[0], stops.at(-1)] as [Stop, Stop];
    const refused = async (stop: Stop, body: object) =>
      (await shipment.post(`/waypoints/${stop.id}`, body)).json().issues?.[0];
    expect(await refused(destination, { before: stops[1]?.id })).toMatchObject({ path: 'before' });
    expect(await refused(origin, { before: destination.id })).toMatchObject({ path: 'before' });
    expect(await refused(destination, { latitude: 53.5, longitude: 10 })).toMatchObject({ path: 'latitude' });
    expect(await refused(destination, { estimated_arrival: now })).toMatchObject({
      path: 'estimated_arrival',
    });
    expect(await refused(origin, { waypoint_type: 'transit' })).toMatchObject({ path: 'waypoint_type' });
    const place = { latitude: destination.latitude + 0.05, longitude: destination.longitude };
    const response = await shipment.post(`/waypoints/${destination.id}`, {
      location_name: 'Rotterdam, Waalhaven',
      ...place,
    });
    expect(response.statusCode).toBe(200);
    expect((await shipment.stops()).at(-1)).toMatchObject({
      location_name: 'Rotterdam, Waalhaven',
      ...place,
      waypoint_type: 'destination',
    });
  });

  test('is deleted with its detour, unless it is an end of the route or was reached', async () => {
    const shipment = await booked();
    const before = await shipment.stops();
    const length_km = trackOf(await shipment.legs()).length_km;
    await shipment.post('/waypoints', MADEIRA);
    const stop = await shipment.stop('Funchal');
    product.published.length = 0;
    const click = () =>
      shipment.post(`/waypoints/${stop.id}/delete`, {}, { 'idempotency-key': 'one-delete' });
    for (const response of [await click(), await click()])
      expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect((await shipment.stops()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(trackOf(await shipment.legs()).length_km).toBeLessThan(length_km * 1.02);
    await expectWhole(shipment);
    expect(product.published.filter(isFleetMessage)).toHaveLength(1);
    const [entry] = await shipment.trail('tracking.deleteWaypoint');
    expect(entry?.detail).toMatchObject({ waypoint: { id: stop.id, location_name: 'Funchal, PT' } });
    expect((await shipment.post(`/waypoints/${stop.id}/delete`)).statusCode).toBe(404);

    for (const end of [before[0], before.at(-1)]) {
      const refused = await shipment.post(`/waypoints/${end?.id}/delete`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'ROUTE_END']);
    }
    await shipment.post('/status', { status: 'in_transit' });
    await shipment.reach(before[1] as Stop);
    const refused = await shipment.post(`/waypoints/${before[1]?.id}/delete`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'REACHED']);
    expect((await shipment.post(`/waypoints/${before[1]?.id}/undo-arrival`)).statusCode).toBe(200);
    expect((await shipment.post(`/waypoints/${before[1]?.id}/delete`)).statusCode).toBe(200);
    await expectWhole(shipment);
  });

  test('of what has ended keeps its place; its name can be corrected', async () => {
    const shipment = await booked();
    const [, stop] = (await shipment.stops()) as [Stop, Stop];
    await shipment.post('/status', { status: 'cancelled' });
    for (const [path, body] of [
      ['/waypoints', MADEIRA],
      [`/waypoints/${stop.id}`, { latitude: 1, longitude: 1 }],
      [`/waypoints/${stop.id}/delete`, {}],
    ] as const) {
      const refused = await shipment.post(path, body);
      expect([refused.statusCode, refused.json().code], path).toEqual([409, 'ENDED']);
    }
    expect((await shipment.post(`/waypoints/${stop.id}`, { location_name: 'Barbours Cut' })).statusCode).toBe(
      200,
    );
    expect((await shipment.names())[1]).toBe('Barbours Cut');
    const reached = await shipment.reach(stop);
    expect([reached.statusCode, reached.json().code]).toEqual([409, 'NOT_PICKED_UP']);
  });

  test('is one of its own shipment', async () => {
    const [shipment, other] = [await booked(), await booked()];
    const [, stop] = (await other.stops()) as [Stop, Stop];
    for (const path of ['', '/reached', '/delete', '/undo-arrival']) {
      const body = path === '/reached' ? { at: now } : {};
      expect((await shipment.post(`/waypoints/${stop.id}${path}`, body)).statusCode, path).toBe(404);
    }
    const before = await shipment.post('/waypoints', { ...MADEIRA, before: stop.id });
    expect(before.statusCode).toBe(422);
    const unknown = await dispatcher.request('POST', '/api/shipments/GS000000000/waypoints', MADEIRA);
    expect(unknown.statusCode).toBe(404);
  });

  test('is inserted by several at once, each at a place of its own', async () => {
    const shipment = await booked();
    const { length } = await shipment.stops();
    const responses = await Promise.all(
      [1, 2, 3].map((number) => shipment.post('/waypoints', { ...MADEIRA, location_name: `Call ${number}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await shipment.stops()).toHaveLength(length + 3);
    await expectWhole(shipment);
  });
});

describe('a stop that was reached', () => {
  async function underWay() {
    const shipment = await booked();
    now = new Date(now.getTime() + HOUR_MS);
    await shipment.post('/status', { status: 'in_transit' });
    now = new Date(now.getTime() + 8 * HOUR_MS);
    return shipment;
  }

  test('has its time, its event, and moves the goods there; those before it were passed', async () => {
    const shipment = await underWay();
    const [origin, port, next] = (await shipment.stops()) as [Stop, Stop, Stop];
    const at = new Date(now.getTime() - 2 * HOUR_MS);
    product.published.length = 0;
    const mark = () =>
      shipment.post(
        `/waypoints/${port.id}/reached`,
        { at: '2026-11-22T01:00:00+06:00' },
        { 'idempotency-key': 'reached' },
      );
    for (const response of [await mark(), await mark()])
      expect([response.statusCode, response.json()]).toEqual([200, { passed: [origin.id] }]);
    expect(at.toISOString()).toBe('2026-11-21T19:00:00.000Z');
    const after = await shipment.stops();
    expect(after[0]).toMatchObject({ status: 'completed', reached_at: null });
    expect(after[1]).toMatchObject({ status: 'completed', reached_at: at.toISOString() });
    const { events } = await shipment.record();
    expect(events.filter(({ location }: Event) => location === port.location_name)).toMatchObject([
      {
        status: 'in_transit',
        description: 'Reached',
        occurred_at: at.toISOString(),
        time_zone: '+06:00',
        by: 'Test dispatcher 2',
      },
    ]);
    const live = await shipment.live();
    expect(live).toMatchObject({
      latitude: port.latitude,
      speed: 0,
      updated_at: at,
      next_checkpoint: next.location_name,
    });
    const [, row] = await shipment.rows();
    const { length_km } = trackOf(await shipment.legs());
    expect(live?.progress).toBeCloseTo((100 * (row?.distance_km ?? 0)) / length_km, 3);
    const shown = await shipment.tracked();
    expect(shown.waypoints[1]).toMatchObject({ reached_at: at.toISOString() });
    expect(shown.live.next_checkpoint).toBe(next.location_name);
    await expectWhole(shipment);
    expect(product.published.filter(isFleetMessage)).toHaveLength(1);
    const [entry] = await shipment.trail('tracking.markReached');
    expect(entry?.detail).toMatchObject({
      waypoint: { location_name: port.location_name },
      changes: { reached_at: [null, at.toISOString()] },
      passed: [origin.location_name],
    });
    expect((await shipment.record()).status).toBe('in_transit');
  });

  test('in the future, before the pick-up, or out of order with others is refused beside `at`', async () => {
    const shipment = await underWay();
    const [, port, next] = (await shipment.stops()) as [Stop, Stop, Stop];
    const refused = async (stop: Stop, at: Date | string) => {
      const response = await shipment.reach(stop, at);
      expect(response.statusCode).toBe(422);
      return response.json().issues[0];
    };
    const hours = (count: number) => new Date(now.getTime() + count * HOUR_MS);
    expect(await refused(port, hours(1))).toEqual({
      path: 'at',
      message: 'This is in the future. Enter when it happened.',
    });
    expect(await refused(port, hours(-9))).toMatchObject({
      path: 'at',
      message: expect.stringMatching(
        /^This is before the goods were picked up \(\d+ Nov 2026, .* GMT-6\)\.$/,
      ),
    });
    await shipment.reach(next, hours(-3));
    expect(await refused(port, hours(-2))).toMatchObject({
      message: expect.stringContaining('This is after'),
    });
    await shipment.reach(port, hours(-5));
    expect(await refused(next, hours(-6))).toMatchObject({
      message: expect.stringContaining('This is before'),
    });
    expect(await refused(port, 'yesterday')).toEqual({ path: 'at', message: 'Enter a date.' });
    expect((await shipment.reach(next, hours(-4))).statusCode).toBe(200);
    await expectWhole(shipment);
  });

  test('is none before the goods were picked up', async () => {
    const shipment = await booked();
    const before = await shipment.record();
    const refused = await shipment.reach(before.waypoints[1]);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_PICKED_UP']);
    expect(await shipment.record()).toEqual(before);
  });

  test('keeps one event: marked again, or its event corrected, both have the new time', async () => {
    const shipment = await underWay();
    const [, port] = (await shipment.stops()) as [Stop, Stop];
    const events = async (): Promise<Event[]> =>
      (await shipment.record()).events.filter(({ location }: Event) => location === port.location_name);
    const hours = (count: number) => new Date(now.getTime() - count * HOUR_MS);
    await shipment.reach(port, hours(5));
    await shipment.reach(port, hours(4));
    expect(await events()).toMatchObject([{ occurred_at: hours(4).toISOString() }]);
    const [event] = (await events()) as [Event];
    const corrected = await shipment.post(`/events/${event.id}`, { occurred_at: hours(3) });
    expect(corrected.statusCode).toBe(200);
    expect((await shipment.stops())[1]?.reached_at).toBe(hours(3).toISOString());
    const refused = await shipment.post(`/events/${event.id}`, { occurred_at: hours(9) });
    expect(refused.json().issues[0]).toMatchObject({
      path: 'occurred_at',
      message: expect.stringContaining('before the goods were picked up'),
    });
    const pickUp = (await shipment.record()).events.find(({ location }: Event) => location === 'Houston, US');
    const late = await shipment.post(`/events/${pickUp.id}`, { occurred_at: hours(1) });
    expect(late.json().issues[0]).toMatchObject({ message: expect.stringContaining('This is after') });
  });

  test('does not move goods back that were seen farther on since', async () => {
    const shipment = await underWay();
    const track = trackOf(await shipment.legs());
    await shipment.drive(track.length_km / 2);
    const live = await shipment.live();
    const [origin, port] = (await shipment.stops()) as [Stop, Stop];
    expect((await shipment.reach(port, new Date(now.getTime() - HOUR_MS))).json().issues[0].message).toMatch(
      /^This is before Houston, US was reached/,
    );
    await shipment.reach(origin, new Date(now.getTime() - 2 * HOUR_MS));
    expect((await shipment.reach(port, new Date(now.getTime() - HOUR_MS))).statusCode).toBe(200);
    expect(await shipment.live()).toEqual(live);
    await expectWhole(shipment);
  });

  test('is contradicted by no position, and taken back by staff with its event', async () => {
    const shipment = await underWay();
    const [origin, port] = (await shipment.stops()) as [Stop, Stop];
    const [, row] = await shipment.rows();
    await shipment.reach(origin, new Date(now.getTime() - 3 * HOUR_MS));
    await shipment.reach(port, new Date(now.getTime() - 2 * HOUR_MS));
    now = new Date(now.getTime() + HOUR_MS);
    await shipment.drive(Math.max(0, (row?.distance_km ?? 0) - 20));
    expect((await shipment.stops())[1]).toMatchObject({ status: 'completed' });
    const undo = await shipment.post(`/waypoints/${port.id}/undo-arrival`);
    expect([undo.statusCode, undo.json()]).toEqual([200, { reopened: 1 }]);
    expect((await shipment.stops())[1]).toMatchObject({ status: 'pending', reached_at: null });
    expect((await shipment.record()).events.map(({ location }: Event) => location)).not.toContain(
      port.location_name,
    );
    await expectWhole(shipment);
    expect(await shipment.trail('tracking.undoArrival')).toHaveLength(1);
  });

  test('taken back leaves the goods at the last stop that was reached, or nowhere', async () => {
    const shipment = await underWay();
    const [origin, port, next] = (await shipment.stops()) as [Stop, Stop, Stop];
    await shipment.reach(port, new Date(now.getTime() - 3 * HOUR_MS));
    await shipment.reach(next, new Date(now.getTime() - 2 * HOUR_MS));
    await shipment.post(`/waypoints/${next.id}/undo-arrival`);
    expect(await shipment.live()).toMatchObject({
      latitude: port.latitude,
      next_checkpoint: next.location_name,
    });
    expect((await shipment.post(`/waypoints/${origin.id}/undo-arrival`)).json()).toEqual({ reopened: 2 });
    expect(await shipment.live()).toBeUndefined();
    await expectWhole(shipment);
  });

  test('after the delivery has its time recorded, not later than that', async () => {
    const shipment = await underWay();
    await shipment.post('/status', { status: 'delivered' });
    const live = await shipment.live();
    const stops = await shipment.stops();
    const port = stops.at(-2) as Stop;
    expect((await shipment.reach(port, new Date(now.getTime() - HOUR_MS))).statusCode).toBe(200);
    expect(await shipment.live()).toEqual(live);
    now = new Date(now.getTime() + HOUR_MS);
    const late = await shipment.reach(port, now);
    expect(late.json().issues[0].message).toMatch(/^This is after the goods were delivered/);
    await shipment.post('/status', { status: 'in_transit', confirmed: true });
    const reopened = await shipment.stops();
    expect(reopened.map(({ status }) => status)).toEqual([
      ...stops.slice(1).map(() => 'completed'),
      'pending',
    ]);
  });
});
