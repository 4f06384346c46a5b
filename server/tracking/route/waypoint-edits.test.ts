import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { book } from '../../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { expectWhole, isFleetMessage, routeOf, START, type Stop } from './waypoints-for-tests.ts';

let now = START;
let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(() => {
  now = START;
});

/** A sea shipment from Houston to Rotterdam. */
const booked = async (change: object = {}) =>
  routeOf({ product, dispatcher, now: () => now }, await book(customer, change));

const MADEIRA = { location_name: 'Funchal, PT', latitude: 32.65, longitude: -16.91 };

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

  test('belongs to the shipment', async () => {
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

  test('concurrent insertions get different places', async () => {
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
