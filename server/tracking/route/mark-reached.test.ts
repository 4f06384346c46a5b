import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { trackOf } from '#domain/tracking/track.ts';
import { book } from '../../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import {
  expectWhole,
  isFleetMessage,
  routeOf,
  type ShownEvent,
  START,
  type Stop,
} from './waypoints-for-tests.ts';

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
    expect(events.filter(({ location }: ShownEvent) => location === port.location_name)).toMatchObject([
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
    const events = async (): Promise<ShownEvent[]> =>
      (await shipment.record()).events.filter(({ location }: ShownEvent) => location === port.location_name);
    const hours = (count: number) => new Date(now.getTime() - count * HOUR_MS);
    await shipment.reach(port, hours(5));
    await shipment.reach(port, hours(4));
    expect(await events()).toMatchObject([{ occurred_at: hours(4).toISOString() }]);
    const [event] = (await events()) as [ShownEvent];
    const corrected = await shipment.post(`/events/${event.id}`, { occurred_at: hours(3) });
    expect(corrected.statusCode).toBe(200);
    expect((await shipment.stops())[1]?.reached_at).toBe(hours(3).toISOString());
    const refused = await shipment.post(`/events/${event.id}`, { occurred_at: hours(9) });
    expect(refused.json().issues[0]).toMatchObject({
      path: 'occurred_at',
      message: expect.stringContaining('before the goods were picked up'),
    });
    const pickUp = (await shipment.record()).events.find(
      ({ location }: ShownEvent) => location === 'Houston, US',
    );
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
    expect((await shipment.record()).events.map(({ location }: ShownEvent) => location)).not.toContain(
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
