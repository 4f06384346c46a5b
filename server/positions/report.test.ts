import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import { registerDevice, reportAs, type TestDevice } from '../devices/devices-for-tests.ts';
import { trackingOf } from '../live/channel.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { book, type Staff } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { recordPosition } from '../tracking/record-position.ts';
import { listLegsOfNumber } from '../tracking/route/route-legs-table.ts';
import { createPartitionsAhead } from './create-partitions.ts';
import { dropPartitionsBefore, listPartitions } from './position-partitions.ts';

let product: TestApp;
let staff: Staff;
let customer: Staff;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

/** A sixtieth of the journey, at the speed of a ship. */
const STEP_MS = 6 * HOUR_MS;
const at = (taken_ms: number, latitude = 1) => ({ latitude, longitude: 2, taken_at: taken_ms });
const follow = (device: TestDevice, tracking_number: string) =>
  staff.request('POST', `/api/devices/${device.id}/shipments`, { tracking_number });

test('new, known and rejected positions are counted separately', async () => {
  const device = await registerDevice(product, staff);
  const now = Date.now();
  const first = await device.report(at(now), at(now - 1_000), at(now), at(now + HOUR_MS), { latitude: 100 });
  expect(first.json()).toEqual({
    new: 2,
    known: 1,
    refused: [
      { index: 3, reason: 'in_the_future' },
      { index: 4, reason: 'unreadable' },
    ],
  });
  expect((await device.report(at(now - 1_000), at(now - 2_000))).json()).toMatchObject({ new: 1, known: 1 });
});

test('a receiver without a fix moves neither its device nor the rest of the batch', async () => {
  const device = await registerDevice(product, staff);
  const now = Date.now();
  const response = await device.report(at(now - 1_000), { latitude: 0, longitude: 0, taken_at: now });
  expect(response.json()).toMatchObject({ new: 1, refused: [{ index: 1, reason: 'zero_coordinates' }] });
  const { devices } = (await staff.request('GET', '/api/devices')).json();
  expect(devices.find(({ id }: { id: string }) => id === device.id).latest).toMatchObject({
    latitude: 1,
    longitude: 2,
  });
});

test('concurrent duplicates count as new once', async () => {
  const device = await registerDevice(product, staff);
  const sent = Array.from({ length: 50 }, (_, index) => at(Date.now() - index * 1_000));
  const responses = await Promise.all(Array.from({ length: 8 }, () => device.report(...sent)));
  const fresh = responses.map((response) => response.json().new as number);
  expect(fresh.reduce((sum, count) => sum + count, 0)).toBe(50);
});

test.each([
  ['none', {}],
  ['a wrong one', { authorization: 'Bearer K7M2Q-9XTVB-40ZRD-HWCQ8-5PJ1E' }],
  ['another authentication scheme', { authorization: 'Basic YTpi' }],
])('a key is needed, not %s', async (_, headers) => {
  const body = { positions: [at(Date.now())] };
  const responses = [
    await product.visitor.request('POST', '/api/positions', body, headers),
    await staff.request('POST', '/api/positions', body, headers),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});

test('a device has its own rate limit', async () => {
  const [broken, other] = [await registerDevice(product, staff), await registerDevice(product, staff)];
  const codes = new Set<number>();
  for (let call = 0; call <= 120; call++) codes.add((await broken.report(at(Date.now()))).statusCode);
  expect([...codes]).toEqual([200, 429]);
  expect((await other.report(at(Date.now()))).statusCode).toBe(200);
});

test('a failure of one device does not affect others', async () => {
  const devices = await Promise.all(Array.from({ length: 12 }, () => registerDevice(product, staff)));
  const number = await book(customer);
  await follow(devices[6] as TestDevice, number);
  const { broadcast } = product.dependencies;
  const { publish } = broadcast;
  broadcast.publish = async (transaction, messages) => {
    if (messages.some(({ channel }) => channel === trackingOf(number))) throw new Error('not this one');
    return publish(transaction, messages);
  };
  // Enough for some to be written together.
  const responses = await Promise.all(devices.map((device) => device.report(at(Date.now()))));
  broadcast.publish = publish;
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(
    devices.map((_, index) => (index === 6 ? 500 : 200)),
  );
});

test('in any order, repeated, batched or concurrent: the newest position counts', async () => {
  const devices = await Promise.all([0, 1, 2].map(() => registerDevice(product, staff)));
  const { db, sql } = product.database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          device: fc.nat(2),
          moments: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      async (batches) => {
        const begin = Date.now() - 60 * STEP_MS;
        await sql`truncate positions, latest_positions, device_assignments`;
        const number = await book(customer);
        for (const device of devices) await follow(device, await book(customer));
        await follow(devices[0] as TestDevice, number);
        await sql`update device_assignments set since = ${new Date(begin)}`;
        await sql`update shipments set status = 'in_transit', created_at = ${new Date(begin)}
          where id in (select shipment_id from device_assignments)`;
        const track = trackOf((await listLegsOfNumber(db, number)) ?? []);
        const place = (moment: number) => {
          const { latitude, longitude } = placeOn(track, (moment / 60) * track.length_km);
          return { latitude, longitude, taken_at: begin + moment * STEP_MS };
        };
        await Promise.all(
          batches.map(({ device, moments }) =>
            reportAs(product, (devices[device] as TestDevice).key, moments.map(place)),
          ),
        );

        for (const [index, { id }] of devices.entries()) {
          const sent = batches.filter(({ device }) => device === index).flatMap(({ moments }) => moments);
          const stored = await sql`select taken_at from positions where device_id = ${id}`;
          expect(stored.length).toBe(new Set(sent).size);
          const newest = sent.length > 0 ? place(Math.max(...sent)) : undefined;
          const rows = await sql`
            select l.latitude, l.longitude, l.updated_at from device_assignments f
            left join live_tracking l on l.shipment_id = f.shipment_id where device_id = ${id}
            union all select latitude, longitude, taken_at from latest_positions where device_id = ${id}`;
          for (const { latitude, longitude, updated_at } of rows)
            expect({ latitude, longitude, taken_at: updated_at?.getTime() }).toEqual(
              newest ?? { latitude: null, longitude: null, taken_at: undefined },
            );
        }
        const reached = await sql`
          select 1 from route_waypoints w join live_tracking l using (shipment_id)
          where (w.status = 'completed') <> (w.distance_km <= l.progress / 100 * ${track.length_km} + 1)
            and shipment_id in (select shipment_id from device_assignments)`;
        expect(reached.length).toBe(0);
      },
    ),
    { numRuns: 12 },
  );
});

test('devices, the simulator and the console change the same shipments concurrently without deadlock', async () => {
  const devices = await Promise.all([0, 1, 2].map(() => registerDevice(product, staff)));
  const numbers = await Promise.all(Array.from({ length: 6 }, () => book(customer)));
  for (const [index, number] of numbers.entries()) await follow(devices[index % 3] as TestDevice, number);
  const { database, broadcast } = product.dependencies;
  const ids = await database.sql<{ id: string }[]>`
    select id from shipments where tracking_number = any(${numbers}) order by id`;
  const simulate = () =>
    database.transaction(async (transaction) => {
      for (const { id } of ids)
        await recordPosition(transaction, broadcast, id, {
          ...{ latitude: 1, longitude: 2, speed: 3, vehicle_identifier: null },
          taken_at: new Date(),
        });
    });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++) {
    const tracking_numbers = round % 2 === 0 ? numbers : numbers.toReversed();
    const status = round % 2 === 0 ? 'in_transit' : 'customs';
    const responses = await Promise.all([
      staff.request('POST', '/api/fleet/status', { tracking_numbers, status, confirmed: true }),
      ...devices.toReversed().map((device) => device.report(at(Date.now()), at(Date.now() - 5_000))),
      ...devices.map((device) => device.report(at(Date.now() + 1), at(Date.now() - 5_000))),
      simulate(),
    ]);
    statuses.push(...responses.flatMap((response) => (response ? [response.statusCode] : [])));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('history', () => {
  test('has a partition for each day, and drops old ones', async () => {
    const device = await registerDevice(product, staff);
    const now = Date.now();
    await device.report(at(now - 72 * HOUR_MS), at(now - 24 * HOUR_MS), at(now));
    const { sql } = product.database;
    const days = await listPartitions(sql);
    const day = (hours: number) => new Date(now - hours * HOUR_MS).toISOString().slice(0, 10);
    expect(days).toEqual(expect.arrayContaining([day(72), day(48), day(24), day(0)]));
    await dropPartitionsBefore(sql, day(24));
    const stored = await sql`select taken_at from positions where device_id = ${device.id}`;
    expect(stored).toHaveLength(2);
    // A dropped partition that this process assumes to exist is created again.
    expect((await device.report(at(now - 72 * HOUR_MS))).json()).toMatchObject({ new: 1 });
  });

  test('has partitions in advance, and purges old positions at night', async () => {
    const { sql } = product.database;
    const now = new Date();
    const device = await registerDevice(product, staff);
    await device.report(at(now.getTime() - 29 * 24 * HOUR_MS));
    await createPartitionsAhead(product.dependencies)({});
    const day = (days: number) => new Date(now.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    expect(await listPartitions(sql)).toEqual(expect.arrayContaining([day(-29), day(1), day(2)]));
    const later = () => new Date(now.getTime() + 2 * 24 * HOUR_MS);
    await purgeExpired({ ...product.dependencies, now: later })({});
    expect(await listPartitions(sql)).not.toContain(day(-29));
  });
});
