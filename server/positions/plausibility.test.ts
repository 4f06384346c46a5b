import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Point } from '#domain/places/place.ts';
import { placeOn, type Track, trackOf } from '#domain/tracking/track.ts';
import { registerDevice, reportAs, type TestDevice } from '../devices/devices-for-tests.ts';
import { trackingOf } from '../live/channel.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { book, recordOf } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { listLegsOfNumber } from '../tracking/route/route-legs-table.ts';

const SYDNEY = { latitude: -33.87, longitude: 151.21 };

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
let now = new Date('2026-03-02T08:00:00Z');
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

/** Signs in again, because sessions expire as the test clock advances. */
async function pass(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  staff = await product.comeBack(staff);
  customer = await product.comeBack(customer);
}
const setStatus = async (number: string, status: string) => {
  const response = await staff.request('POST', `/api/shipments/${number}/status`, {
    status,
    confirmed: true,
  });
  expect(response.statusCode).toBe(200);
};
const follow = async (device: TestDevice, number: string) => {
  const response = await staff.request('POST', `/api/devices/${device.id}/shipments`, {
    tracking_number: number,
  });
  expect(response.statusCode).toBe(200);
};
/** Signed-in requests bypass the cache. */
const find = async (number: string) => (await customer.request('GET', `/api/tracking/${number}`)).json();
const stopsOf = async (number: string) =>
  (await find(number)).waypoints.map(({ status }: { status: string }) => status);
const descriptionsOf = async (number: string) =>
  (await find(number)).events.map(({ description }: { description: string }) => description);
const trailOf = (number: string) => product.database.sql<{ action: string; actor_id: string | null }[]>`
  select action, actor_id, audit_log.detail from audit_log
  where audit_log.detail ->> 'tracking_number' = ${number} order by id`;

const MADRID_WARSAW = {
  origin_city: 'Madrid',
  origin_country: 'ES',
  destination_city: 'Warsaw',
  destination_country: 'PL',
  transport_mode: 'road',
};

let device: TestDevice;
let number: string;
let track: Track;
/** A shipment waiting for its truck. */
async function bookTruck(): Promise<void> {
  device = await registerDevice(product, staff);
  number = await book(customer, MADRID_WARSAW);
  track = trackOf((await listLegsOfNumber(product.database.db, number)) ?? []);
}
async function sendTruck(): Promise<void> {
  await bookTruck();
  await setStatus(number, 'in_transit');
  await follow(device, number);
}
/** Advances the clock and reports a position. */
async function report({ latitude, longitude }: Point, after_ms = MINUTE_MS) {
  await pass(after_ms);
  const response = await device.report({ latitude, longitude, speed: 80, taken_at: now.getTime() });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const drive = (km: number, after_ms?: number) => report(placeOn(track, km), after_ms);

describe('a truck from Madrid to Warsaw', () => {
  beforeEach(sendTruck);

  test('one fix in Sydney is rejected: nothing is published, progress and stops stay', async () => {
    await drive(100);
    const before = await find(number);
    product.published.length = 0;
    expect(await report(SYDNEY)).toEqual({ new: 1, known: 0, refused: [], implausible: [0] });
    expect(await find(number)).toEqual(before);
    expect(product.published).toEqual([]);
    expect(await drive(102)).toEqual({ new: 1, known: 0, refused: [] });
    const { live } = await find(number);
    expect(live.latitude).toBeCloseTo(placeOn(track, 102).latitude, 6);
    expect(live.progress).toBeGreaterThan(before.live.progress);
  });

  test('it is stored and shown to staff', async () => {
    await drive(100);
    await report(SYDNEY);
    const stored = await product.database.sql`select latitude from positions where device_id = ${device.id}`;
    expect(stored).toHaveLength(2);
    expect((await recordOf(staff, number)).implausible_positions).toEqual({
      count: 1,
      newest: [{ ...SYDNEY, taken_at: now.toISOString(), reason: 'off_route' }],
    });
    expect((await customer.request('GET', `/api/tracking/${number}/details`)).body).not.toContain('151.21');
  });

  test('what is about 0,0 is rejected, as the first fix and three times', async () => {
    const zero = { latitude: 0.02, longitude: -0.01 };
    for (let times = 0; times < 4; times++) expect(await report(zero)).toMatchObject({ implausible: [0] });
    expect((await find(number)).live).toBeNull();
    await drive(10);
    expect((await find(number)).live.progress).toBeGreaterThan(0);
  });

  test('an arrival in Warsaw a minute later is rejected', async () => {
    await drive(100);
    expect(await drive(track.length_km)).toMatchObject({ implausible: [0] });
    expect(await descriptionsOf(number)).not.toContain('Arrived');
    expect(await stopsOf(number)).toEqual(['completed', 'pending']);
  });

  test('three consistent fixes in Sydney are accepted without effect on stops; a good one revokes them', async () => {
    await drive(100);
    const { live: before } = await find(number);
    for (let times = 0; times < 3; times++) await report(SYDNEY);
    const { live } = await find(number);
    expect(live).toMatchObject({ ...SYDNEY, off_route: true, progress: before.progress });
    expect(await stopsOf(number)).toEqual(['completed', 'pending']);
    expect((await recordOf(staff, number)).implausible_positions.count).toBe(0);
    await report(SYDNEY);
    expect((await find(number)).live).toMatchObject({ ...SYDNEY, updated_at: now.toISOString() });
    await drive(110);
    expect((await find(number)).live).toMatchObject({ off_route: false });
    expect((await find(number)).live.progress).toBeGreaterThan(before.progress);
  });

  test('three fixes in one batch count as three, unless they share a second', async () => {
    await drive(100);
    await pass(MINUTE_MS);
    const at = (ms: number) => ({ ...SYDNEY, taken_at: now.getTime() - ms });
    expect((await device.report(at(500), at(250), at(0))).json()).toMatchObject({ implausible: [0, 1, 2] });
    expect((await find(number)).live.latitude).not.toBe(SYDNEY.latitude);
    await pass(MINUTE_MS);
    expect((await device.report(at(2_000), at(1_000), at(0))).json()).toEqual({
      new: 3,
      known: 0,
      refused: [],
    });
    expect((await find(number)).live.latitude).toBe(SYDNEY.latitude);
  });

  test('an arrival by a wrong run of fixes is undone by later good ones', async () => {
    await drive(100);
    for (let times = 0; times < 4; times++) await drive(track.length_km);
    expect(await stopsOf(number)).toEqual(['completed', 'completed']);
    expect(await descriptionsOf(number)).toContain('Arrived');
    for (let times = 0; times < 3; times++) await drive(110 + times);
    expect(await stopsOf(number)).toEqual(['completed', 'pending']);
    expect(await descriptionsOf(number)).not.toContain('Arrived');
    const { live } = await find(number);
    expect(live.progress).toBeCloseTo((112 / track.length_km) * 100, 1);
    expect(live.next_checkpoint).toContain('Warsaw');
    expect(await trailOf(number)).toContainEqual(
      expect.objectContaining({ action: 'tracking.undoArrival', actor_id: null }),
    );
  });

  test('a first fix at the end of the route is revoked too, even after a day', async () => {
    await drive(track.length_km);
    expect(await descriptionsOf(number)).toContain('Arrived');
    await drive(50, DAY_MS);
    expect(await stopsOf(number)).toEqual(['completed', 'pending']);
    expect((await find(number)).live.progress).toBeCloseTo((50 / track.length_km) * 100, 1);
  });

  test('a backlog after being offline is compared with the fix after it, and moves nothing', async () => {
    await drive(500);
    const before = (await find(number)).live;
    await pass(MINUTE_MS);
    const ago = (ms: number, place: { latitude: number; longitude: number }) => ({
      ...{ latitude: place.latitude, longitude: place.longitude },
      taken_at: now.getTime() - ms,
    });
    await product.database.sql`update device_assignments set since = since - interval '1 day'`;
    const late = await device.report(
      ago(2 * HOUR_MS, placeOn(track, 350)),
      ago(HOUR_MS, SYDNEY),
      ago(30 * MINUTE_MS, placeOn(track, 470)),
    );
    expect(late.json()).toMatchObject({ new: 3, implausible: [1] });
    expect((await find(number)).live).toEqual(before);
  });

  test('Traccar gets 200, and nothing moves', async () => {
    await drive(100);
    const { live } = await find(number);
    await pass(MINUTE_MS);
    const query = `id=${device.key}&lat=-33.87&lon=151.21&timestamp=${now.getTime()}`;
    expect((await product.visitor.request('GET', `/positions?${query}`)).statusCode).toBe(200);
    expect((await find(number)).live).toEqual(live);
  });

  test('assigning a device in Sydney does not move a shipment from Madrid', async () => {
    const other = await registerDevice(product, staff, 'Van 8');
    await other.report({ ...SYDNEY, taken_at: now.getTime() });
    await follow(other, number);
    expect((await find(number)).live).toBeNull();
    expect((await recordOf(staff, number)).implausible_positions.count).toBe(1);
  });

  test('marks are purged with the positions', async () => {
    await report(SYDNEY);
    const later = () => new Date(now.getTime() + 31 * DAY_MS);
    await purgeExpired({ ...product.dependencies, now: later })({});
    await pass(0);
    expect((await recordOf(staff, number)).implausible_positions.count).toBe(0);
  });

  test('concurrent batches are judged in sequence', async () => {
    await drive(100);
    await pass(MINUTE_MS);
    const sent = [2, 1].map((minutes) => ({ ...SYDNEY, taken_at: now.getTime() - minutes * 2_000 }));
    const responses = await Promise.all(sent.map((one) => reportAs(product, device.key, [one])));
    expect(responses.map((response) => response.json().implausible)).toEqual([[0], [0]]);
    await report(SYDNEY);
    expect((await find(number)).live.latitude).toBe(SYDNEY.latitude);
  });
});

describe('an arrival recorded by a position', () => {
  beforeEach(sendTruck);
  const idOf = async (name: string) =>
    (await recordOf(staff, number)).waypoints.find(({ location_name }: { location_name: string }) =>
      location_name.startsWith(name),
    ).id;
  const undo = (id: string, by = staff) =>
    by.request('POST', `/api/shipments/${number}/waypoints/${id}/undo-arrival`, {});

  test('can be undone by staff, with its event and position, and is audited', async () => {
    const { estimated_delivery_date: booked } = await find(number);
    await drive(track.length_km);
    expect((await recordOf(staff, number)).waypoints.at(-1)).toMatchObject({ reached_by_position: true });
    expect((await find(number)).estimated_delivery_date).toBe(now.toISOString());
    product.published.length = 0;
    const response = await undo(await idOf('Warsaw'));
    expect([response.statusCode, response.json()]).toEqual([200, { reopened: 1 }]);
    expect(await stopsOf(number)).toEqual(['completed', 'pending']);
    expect(await descriptionsOf(number)).not.toContain('Arrived');
    expect(await find(number)).toMatchObject({ live: null, estimated_delivery_date: booked });
    expect(product.published.map(({ event }) => event)).toContain('changed');
    expect(await trailOf(number)).toContainEqual(
      expect.objectContaining({ action: 'tracking.undoArrival', actor_id: staff.user_id }),
    );
  });

  test('counts again only after a position before the stop', async () => {
    await drive(track.length_km);
    await undo(await idOf('Warsaw'));
    await drive(track.length_km);
    expect(await stopsOf(number)).toEqual(['completed', 'pending']);
    await drive(track.length_km - 100, 2 * HOUR_MS);
    await drive(track.length_km, 2 * HOUR_MS);
    expect(await stopsOf(number)).toEqual(['completed', 'completed']);
    expect(await descriptionsOf(number)).toContain('Arrived');
  });

  test('is undone with later arrivals', async () => {
    await drive(track.length_km);
    expect((await undo(await idOf('Madrid'))).json()).toEqual({ reopened: 2 });
    const { waypoints } = await recordOf(staff, number);
    expect(waypoints.map(({ status }: { status: string }) => status)).toEqual(['pending', 'pending']);
  });

  test('can’t be undone by customers, twice, after the delivery, or without an arrival', async () => {
    await drive(track.length_km);
    const id = await idOf('Warsaw');
    expect((await undo(id, customer)).statusCode).toBe(403);
    await setStatus(number, 'delivered');
    expect((await undo(id)).json().code).toBe('ENDED');
    await setStatus(number, 'in_transit');
    expect((await undo(id)).statusCode).toBe(200);
    expect((await undo(id)).json().code).toBe('NOT_REACHED');
    expect((await undo(device.id)).json().code).toBe('NOT_FOUND');
  });
});

describe('the estimate', () => {
  const estimatesOf = async () => (await recordOf(staff, number)).estimates;
  const delays = async () =>
    (await customer.request('GET', '/api/notifications'))
      .json()
      .notifications.filter(
        ({ related_id, title }: { related_id: string; title: string }) =>
          related_id === number && title === 'Shipment delayed',
      );
  beforeEach(async () => {
    await sendTruck();
    await drive(50, HOUR_MS);
  });

  test('follows the day that a position implies, and the owner is notified of the delay', async () => {
    const planned = await find(number);
    expect(await estimatesOf()).toEqual([]);
    await drive(50, 3 * DAY_MS);
    const late = await find(number);
    expect(late).toMatchObject({
      promised_delivery_day: planned.promised_delivery_day,
      punctuality: 'late',
      days_late: 3,
      delay_reason: 'Calculated from the vehicle’s position',
      live: { estimated_arrival: late.estimated_delivery_date },
    });
    expect(await estimatesOf()).toMatchObject([{ source: 'position', by: null }]);
    expect((await delays()).map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Delayed: [\\w ]+, new ETA \\d+ \\w+. ${number} is 3 days late, promised \\d+ \\w+: Calculated from the vehicle’s position$`,
        ),
      ),
    ]);
    expect(product.published).toContainEqual(
      expect.objectContaining({
        channel: 'fleet',
        data: expect.objectContaining({ tracking_number: number }),
      }),
    );
    expect(await trailOf(number)).toContainEqual(
      expect.objectContaining({ action: 'shipments.moveEstimate' }),
    );
  });

  test('stays while the day does, and does not alternate around midnight', async () => {
    await drive(50, 3 * DAY_MS);
    const { version } = await recordOf(staff, number);
    for (let hours = 0; hours < 4; hours++) await drive(50 + hours, HOUR_MS);
    expect((await estimatesOf()).length).toBe(1);
    expect((await recordOf(staff, number)).version).toBe(version);
    expect(await delays()).toHaveLength(1);
  });

  test('ignores positions that are implausible, off the route or before the pick-up', async () => {
    const { estimated_delivery_date } = await find(number);
    await pass(3 * DAY_MS);
    await device.report({ ...SYDNEY, taken_at: now.getTime() });
    for (let times = 0; times < 3; times++) {
      await pass(MINUTE_MS);
      await device.report({ ...SYDNEY, taken_at: now.getTime() });
    }
    expect((await find(number)).live.off_route).toBe(true);
    await setStatus(number, 'confirmed');
    await drive(50, DAY_MS);
    expect(await estimatesOf()).toEqual([]);
    const [row] = await product.database.sql`
      select estimated_delivery_date from shipments where tracking_number = ${number}`;
    expect(row?.estimated_delivery_date.toISOString()).toBe(estimated_delivery_date);
  });

  test('by staff is moved later by a position, never earlier', async () => {
    const { version, estimated_delivery_date } = await recordOf(staff, number);
    const strike = new Date(Date.parse(estimated_delivery_date) + 10 * DAY_MS).toISOString();
    await staff.request('POST', `/api/shipments/${number}`, {
      version,
      change: { estimated_delivery_date: strike },
      reason: 'Strike at the border',
    });
    await drive(60, DAY_MS);
    expect((await estimatesOf()).length).toBe(1);
    await drive(60, 12 * DAY_MS);
    expect(await estimatesOf()).toMatchObject([{ source: 'position' }, { source: 'staff' }]);
  });
});

describe('before the pick-up', () => {
  beforeEach(bookTruck);

  test('the vehicle is approaching: no departure, no progress, no status', async () => {
    const booked = await find(number);
    await device.report({ ...placeOn(track, 600), speed: 80, taken_at: now.getTime() - HOUR_MS });
    await follow(device, number);
    await report(placeOn(track, 500), 2 * HOUR_MS);
    const { latitude } = placeOn(track, 500);
    expect(await find(number)).toMatchObject({
      status: booked.status,
      live: { approaching: true, progress: 0, latitude, next_checkpoint: booked.waypoints[0].location_name },
      events: booked.events,
    });
    expect(await stopsOf(number)).toEqual(['pending', 'pending']);
    expect(product.published).toContainEqual(
      expect.objectContaining({ channel: trackingOf(number), event: 'moved' }),
    );
  });

  test('in the shipper’s town visitors see only the town', async () => {
    await follow(device, number);
    const door = { latitude: 40.5, longitude: -3.7 };
    await report(door);
    const { live, waypoints } = await find(number);
    expect(live).toMatchObject({ approaching: true, latitude: waypoints[0].latitude });
  });

  test('positions count from the pick-up, even if earlier ones arrive later', async () => {
    await follow(device, number);
    await report(placeOn(track, 30));
    await pass(HOUR_MS);
    await setStatus(number, 'picked_up');
    expect(await stopsOf(number)).toEqual(['pending', 'pending']);
    await product.database.sql`update device_assignments set since = since - interval '1 day'`;
    const before_ms = now.getTime() - 10 * MINUTE_MS;
    await device.report({ ...placeOn(track, 20), taken_at: before_ms });
    expect(await stopsOf(number)).toEqual(['pending', 'pending']);
    expect((await find(number)).live).toMatchObject({ approaching: false, progress: 0 });
    await report(placeOn(track, 10));
    expect(await stopsOf(number)).toEqual(['completed', 'pending']);
    const departed = (await find(number)).events.find(
      ({ description }: { description: string }) => description === 'Departed',
    );
    expect(departed.occurred_at).toBe(now.toISOString());
  });

  test('a position from before the booking records no departure in any status', async () => {
    await device.report({ ...placeOn(track, 0), taken_at: now.getTime() - DAY_MS });
    await setStatus(number, 'in_transit');
    await follow(device, number);
    expect(await descriptionsOf(number)).not.toContain('Departed');
    expect((await find(number)).live.progress).toBe(0);
  });
});
