import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDay } from '#domain/calendar/calendar-day.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import { deliveryOutlook, promiseEnd } from '#domain/tracking/delivery-outlook.ts';
import { deviceAssignments } from '../devices/device-assignments-table.ts';
import { devices } from '../devices/devices-table.ts';
import { latestPositions } from '../positions/latest-positions-table.ts';
import { askFor } from '../quotes/quotes-for-tests.ts';
import { isLate } from '../shipment-records/shipment-conditions.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { isArrivingToday } from './arriving-today.ts';
import { isSilent } from './fleet-conditions.ts';
import { shipmentOf } from './fleet-for-tests.ts';

/** On the day when clocks change in Europe, and late enough that it is tomorrow in Auckland. */
const NOW = new Date('2026-10-25T12:30:00Z');
const TOWNS = [
  ['Rotterdam', 'NL'],
  ['Auckland', 'NZ'],
  ['Honolulu', 'US'],
  ['Mumbai', 'IN'],
] as const;

let product: TestApp;
let dispatcher: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const read = async (path: string) => (await dispatcher.request('GET', `/api/fleet${path}`)).json();
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const one = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;

test('without work to do, each counter is zero and has no worst case', async () => {
  const none = { count: 0, capped: false };
  expect(await read('/counters')).toEqual({
    late: { ...none, worst: null },
    customs: { ...none, longest: null },
    today: { ...none, next: null },
    unanswered: { ...none, oldest: null },
    silent: { ...none, since: null },
  });
});

test('each counter equals the number of rows that its link opens', async () => {
  const { db } = product.database;
  const { timeZones } = product.dependencies.geography;
  const made = await db
    .insert(shipments)
    .values(
      Array.from({ length: 300 }, (_, place) => {
        const [destination_city, destination_country] = one(TOWNS);
        const zone = timeZones.ofTown(destination_city, destination_country);
        const promised = Math.random() < 0.2 ? null : hoursFromNow(Math.random() * 120 - 60);
        return shipmentOf({
          destination_city,
          destination_country,
          status: one(SHIPMENT_STATUSES),
          estimated_delivery_date: place % 20 === 0 ? null : hoursFromNow(Math.random() * 80 - 40),
          promised_delivery_date: promised,
          promise_ends_at: promised && promiseEnd(promised, zone),
        });
      }),
    )
    .returning();
  const reporting = await db
    .insert(devices)
    .values([0, 1, 2, 3].map((place) => ({ name: `Truck ${place}`, key_hash: `hash ${place}` })))
    .returning();
  await db.insert(latestPositions).values(
    reporting.slice(1).map(({ id }, place) => ({
      device_id: id,
      taken_at: hoursFromNow(-11.5 - place),
      latitude: 1,
      longitude: 1,
      last_seen_at: NOW,
    })),
  );
  await db.insert(deviceAssignments).values(
    made.slice(0, 80).map(({ id }, place) => ({
      shipment_id: id,
      device_id: reporting[place % 4]?.id as string,
      since: hoursFromNow(-place),
    })),
  );
  const { email } = await product.signIn('customer');
  await askFor(product, email);
  await askFor(product, email);

  const counters = await read('/counters');
  const rows = async (query: string) => (await read(`?limit=500&${query}`)).shipments;
  const facet = async (query: string) => (await read(`/facets?${query}`)).matching.count;
  for (const [name, query] of [
    ['late', 'late=true'],
    ['customs', 'status=customs'],
    ['today', 'today=true'],
    ['silent', 'silent=true'],
  ] as const) {
    expect(counters[name].count, name).toBeGreaterThan(0);
    expect(await rows(query), name).toHaveLength(counters[name].count);
    expect(await facet(query), name).toBe(counters[name].count);
  }
  const quotes = (await dispatcher.request('GET', '/api/quotes/all?status=pending&limit=200')).json();
  expect(counters.unanswered.count).toBe(2);
  expect(quotes.quotes).toHaveLength(2);

  const isActive = ({ status }: { status: string }) => status !== 'delivered' && status !== 'cancelled';
  const zoneOf = (row: (typeof made)[number]) =>
    timeZones.ofTown(row.destination_city, row.destination_country);
  const dueToday = made.filter(
    (row) =>
      isActive(row) &&
      row.estimated_delivery_date &&
      calendarDay(row.estimated_delivery_date, zoneOf(row)) === calendarDay(NOW, zoneOf(row)),
  );
  const numbers = (found: readonly { tracking_number: string }[]) =>
    found.map(({ tracking_number }) => tracking_number).sort();
  expect(numbers(await rows('today=true'))).toEqual(numbers(dueToday));
  const silent = made.filter((row, place) => place < 80 && isActive(row) && place >= 12 && place % 4 !== 1);
  expect(numbers(await rows('silent=true'))).toEqual(numbers(silent));

  const withPromise = made.filter((row) => row.promise_ends_at !== null && isActive(row));
  const late = withPromise.filter((row) => deliveryOutlook(row, zoneOf(row), NOW).days_late > 0);
  const listed = new Set(numbers(await rows('late=true')));
  for (const row of withPromise)
    expect(listed.has(row.tracking_number), row.tracking_number).toBe(late.includes(row));
  expect(counters.late.worst.days_late).toBeGreaterThanOrEqual(1);

  const worstFirst: { tracking_number: string; days_late: number }[] = await rows('late=true&sort=late');
  expect(worstFirst[0]?.days_late).toBe(counters.late.worst.days_late);
  const promised = new Set(numbers(withPromise));
  const days = worstFirst
    .filter(({ tracking_number }) => promised.has(tracking_number))
    .map(({ days_late }) => days_late);
  // On the day when clocks change, the order may be one day off.
  for (const [place, day] of days.entries())
    expect(day).toBeLessThanOrEqual(Math.min(...days.slice(0, place + 1)) + 1);
  const held: string[] = (await rows('status=customs&sort=held')).map(
    ({ held_since }: { held_since: string }) => held_since,
  );
  expect(held).toEqual(held.toSorted());
  expect(held[0]).toBe(counters.customs.longest.since);
  const silences: string[] = (await rows('silent=true')).map(
    ({ silent_since }: { silent_since: string }) => silent_since,
  );
  expect(silences.toSorted()[0]).toBe(counters.silent.since);
  const others = (await rows('')).filter(({ tracking_number }: { tracking_number: string }) =>
    silent.every((row) => row.tracking_number !== tracking_number),
  );
  for (const { silent_since } of others) expect(silent_since).toBeNull();
});

test('among many shipments and quotes, the counts read indexes', async () => {
  const { sql, db } = product.database;
  const { timeZones } = product.dependencies.geography;
  await sql`
    insert into shipments (id, tracking_number, origin_city, origin_country, destination_city, destination_country,
      cargo_description, cargo_weight, cost_cents, status, updated_at, estimated_delivery_date, promise_ends_at)
    select gen_random_uuid(), 'GS' || 900000000 + n, 'Houston', 'US', 'Rotterdam', 'NL', 'Steel', 1, 1, 'in_transit', ${NOW}::timestamptz - n * interval '1 second',
      ${NOW}::timestamptz + n * interval '1 hour', ${NOW}::timestamptz + (n + 48) * interval '1 hour'
    from generate_series(1, 5000) as n`;
  await sql`analyze shipments`;
  const planOf = async (condition: SQL) => {
    const query = db.select({ id: shipments.id }).from(shipments).where(condition).toSQL();
    return JSON.stringify(await sql.unsafe(`explain ${query.sql}`, query.params as string[]));
  };
  const moment = { now: NOW, timeZones, silentAfterHours: 12 };
  expect(await planOf(isLate(NOW))).toContain('shipments_late');
  expect(await planOf(await isArrivingToday(db, moment))).toContain('shipments_by_arrival');
  expect(await planOf(isSilent(db, moment))).toContain('(id = ANY ((InitPlan');
  await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    const plan = await transaction`explain select from quotes where status = 'pending'`;
    expect(JSON.stringify(plan)).toMatch(/quotes_pending|quotes_by_status/);
  });
});
