import { beforeEach, describe, expect, test } from 'vitest';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { bookForEachTest, delaysOf, type Listed, leg, milestonesOf, START } from './milestones-for-tests.ts';

const booked = bookForEachTest();
const { counting, legOf, report, timeline } = milestonesOf(booked);

type Reported = Listed & { source: string };
const delays = () => delaysOf(booked);

test('a missed connection moves what follows and the estimate, and notifies the customer once', async () => {
  const before = await fileOf(booked.customer, booked.number);
  const earlier = await delays();
  await report({
    occurred_at: '2026-12-14T06:00:00+08:00',
    source: 'staff',
    reported_at: '2026-11-27T11:00:00Z',
  });
  await report({
    occurred_at: '2026-12-14T06:00:00+08:00',
    source: 'staff',
    reported_at: '2026-11-27T12:30:00Z',
  });
  const [main, onward, barge] = (await fileOf(booked.customer, booked.number)).legs.slice(1);
  expect(main.eta).toBe('2026-12-13T22:00:00.000Z');
  expect(onward.etd).toBe('2026-12-14T22:00:00.000Z');
  expect(Date.parse(barge.eta)).toBeGreaterThan(Date.parse(before.legs[3].eta));
  const { eta } = await timeline(booked.customer);
  expect(eta).toMatchObject({ source: 'connection', current: barge.eta });
  expect(eta.history.at(-1)).toMatchObject({ reason: 'Missed connection in Singapore' });
  const [notice, ...others] = (await delays()).slice(earlier.length);
  expect(notice).toMatch(
    /^Delayed: Duisburg, new ETA \d+ Jan\. GS\d+ is \d+ days late, promised 1 Jan: Missed connection in Singapore$/,
  );
  expect(others).toEqual([]);
  // The carrier recovers: the legs connect as planned again.
  await report({
    occurred_at: '2026-12-04T06:00:00+08:00',
    source: 'staff',
    reported_at: '2026-11-27T13:00:00Z',
  });
  expect((await legOf(3)).etd).toBe('2026-12-07T10:00:00.000Z');
  expect((await timeline()).eta.current).toBe(before.legs[3].eta);
});

describe('legs of which only our plan says when', () => {
  const DAY_MS = 86_400_000;
  let planned: Record<string, number>;
  const estimate = async () => (await timeline()).eta;
  /** The arrival of the vessel, this many days after our plan. */
  const vesselLate = (days: number, minute: number) =>
    report({
      object: leg(2),
      occurred_at: new Date((planned['ARRI 2'] as number) + days * DAY_MS).toISOString(),
      reported_at: new Date(START.getTime() - (60 - minute) * 60_000).toISOString(),
    });
  beforeEach(async () => {
    booked.number = await bookNingboDuisburg(booked.customer);
    planned = Object.fromEntries(
      (await timeline()).milestones.map(({ code, object, occurred_at }: Listed) => [
        `${code} ${object.leg_sequence}`,
        Date.parse(occurred_at),
      ]),
    );
  });

  test('are not moved by an earlier leg that is late, but the estimate of delivery is', async () => {
    const { promised } = await estimate();
    const earlier = (await delays()).length;
    await vesselLate(9, 1);
    await vesselLate(9, 2);
    const moved = await estimate();
    const { legs } = await fileOf(booked.dispatcher, booked.number);
    expect(moved).toMatchObject({ source: 'connection' });
    // By less than the vessel is late, because our plan has time to spare between the legs.
    const late_days = (Date.parse(moved.current) - Date.parse(promised)) / DAY_MS;
    expect(late_days).toBeGreaterThan(4);
    expect(late_days).toBeLessThan(9);
    expect(moved.history).toMatchObject([{ reason: `Missed connection in ${legs[2].from.name}` }]);
    expect((await delays()).slice(earlier)).toEqual([expect.stringMatching(/: Missed connection in /)]);
    expect(legs.slice(2)).toEqual(legs.slice(2).map((each: object) => ({ ...each, etd: null, eta: null })));
    const { milestones } = await timeline();
    expect(milestones.map(({ source, classifier }: Reported) => `${source} ${classifier}`)).not.toContain(
      'rule EST',
    );
  });

  test('connect again when the leg makes up for it, and the former estimate returns', async () => {
    const { promised } = await estimate();
    await vesselLate(9, 1);
    await vesselLate(4, 2);
    const less = await estimate();
    expect((Date.parse(less.current) - Date.parse(promised)) / DAY_MS).toBeLessThanOrEqual(4);
    await vesselLate(0, 3);
    expect(await estimate()).toMatchObject({ current: promised, source: 'booking' });
    expect((await estimate()).history).toHaveLength(3);
  });

  test('make a later estimate of staff no earlier', async () => {
    const { promised } = await estimate();
    const later = new Date(Date.parse(promised) + 10 * DAY_MS).toISOString();
    const { version } = await fileOf(booked.dispatcher, booked.number);
    const edited = await booked.dispatcher.request('POST', `/api/shipments/${booked.number}`, {
      version,
      change: { estimated_delivery_date: later },
    });
    expect(edited.statusCode).toBe(200);
    await vesselLate(9, 1);
    expect(await estimate()).toMatchObject({ current: later, source: 'staff' });
  });

  test('arrive as much later as they depart', async () => {
    const { promised } = await estimate();
    const last = (await fileOf(booked.dispatcher, booked.number)).legs.length;
    await report({
      object: leg(last),
      code: 'DEPA',
      occurred_at: new Date((planned[`DEPA ${last}`] as number) + 3 * DAY_MS).toISOString(),
      reported_at: new Date(START.getTime() + 60_000).toISOString(),
    });
    expect(await estimate()).toMatchObject({
      current: new Date(Date.parse(promised) + 3 * DAY_MS).toISOString(),
      source: 'connection',
    });
    expect((await estimate()).history.at(-1).reason).toMatch(/^Late departure from /);
  });
});

describe('a departure later than the arrival was estimated for', () => {
  const late = { object: leg(3), code: 'DEPA', reported_at: '2026-11-27T12:30:00Z' };
  const DAYS_8 = 8 * 86_400_000;
  const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

  test('moves the arrival, what follows and the estimate, and notifies the customer once', async () => {
    const [, , onward, barge] = (await fileOf(booked.customer, booked.number)).legs;
    const earlier = (await delays()).length;
    const etd = later(onward.etd, DAYS_8);
    await report({ ...late, occurred_at: etd.replace('Z', '+00:00') });
    expect(await legOf(3)).toMatchObject({ etd, eta: later(onward.eta, DAYS_8) });
    expect(Date.parse((await legOf(4)).eta)).toBeGreaterThan(Date.parse(barge.eta));
    const { eta } = await timeline(booked.customer);
    expect(eta).toMatchObject({ source: 'carrier', current: (await legOf(4)).eta });
    expect(eta.history.at(-1)).toMatchObject({ reason: 'Late departure from Singapore' });
    // Reported again, it moves nothing further.
    await report({ ...late, occurred_at: etd.replace('Z', '+00:00'), reported_at: '2026-11-27T12:40:00Z' });
    expect(await legOf(3)).toMatchObject({ etd, eta: later(onward.eta, DAYS_8) });
    expect((await delays()).slice(earlier)).toEqual([
      expect.stringMatching(
        /^Delayed: Duisburg, new ETA \d+ Jan\. GS\d+ is \d+ days late, promised 1 Jan: Late departure from Singapore$/,
      ),
    ]);
  });

  test('counts as a fact too, until someone estimates the arrival again', async () => {
    const scheduled = { reported_at: '2026-11-27T12:10:00Z' };
    const eta = '2026-12-03T06:00:00+08:00';
    await report(
      { code: 'DEPA', occurred_at: '2026-11-27T08:00:00+08:00', ...scheduled },
      { occurred_at: eta, ...scheduled },
    );
    expect((await legOf(2)).eta).toBe(later(eta, 0));
    const departed = { code: 'DEPA', classifier: 'ACT', occurred_at: '2026-11-27T20:00:00+08:00' };
    await report({ ...departed, reported_at: late.reported_at });
    expect((await legOf(2)).eta).toBe(later(eta, 12 * 3_600_000));
    const [arrival] = await counting('ARRI');
    expect(arrival).toMatchObject({ source: 'rule', reason: 'Late departure from Ningbo' });
    await report({ occurred_at: eta, reported_at: '2026-11-27T13:00:00Z' });
    expect((await legOf(2)).eta).toBe(later(eta, 0));
  });

  test('is not named as the reason of an estimate that it did not move', async () => {
    const { legs } = await fileOf(booked.dispatcher, booked.number);
    const offset = (time: string, ms: number) => later(time, ms).replace('Z', '+00:00');
    await report({ ...late, object: leg(2), occurred_at: offset(legs[1].etd, DAYS_8 / 16) });
    const reported = { object: leg(4), reason: 'Low water at Duisburg', reported_at: '2026-11-27T12:50:00Z' };
    await report({ ...reported, occurred_at: offset(legs[3].eta, DAYS_8) });
    expect((await legOf(3)).etd).toBe(legs[2].etd);
    const { eta } = await timeline();
    expect(eta.history.at(-1)).toMatchObject({ reason: 'Low water at Duisburg', source: 'carrier' });
  });

  test('an earlier departure, and one entered in the file, move nothing', async () => {
    const { legs } = await fileOf(booked.dispatcher, booked.number);
    await report({
      ...late,
      occurred_at: later(legs[2].etd, -DAYS_8 / 16).replace('Z', '+00:00'),
      reported_at: '2026-11-27T12:10:00Z',
    });
    expect((await legOf(3)).eta).toBe(legs[2].eta);
    booked.now = new Date('2026-11-27T12:20:00Z');
    const etd = later(legs[2].etd, DAYS_8 / 8);
    const entered = NINGBO_DUISBURG_LEGS.map((each, index) => (index === 2 ? { ...each, etd } : each));
    await put(booked.dispatcher, booked.number, 'legs', entered);
    expect(await legOf(3)).toMatchObject({ etd, eta: legs[2].eta });
    booked.now = START;
  });
});

test('the estimate has a likely range once 20 shipments of the lane and mode were delivered', async () => {
  booked.number = await bookNingboDuisburg(booked.customer);
  expect((await timeline()).eta.window).toBeNull();
  await booked.product.database.sql`
    insert into shipments (id, tracking_number, origin_city, origin_country, destination_city, destination_country,
      cargo_description, cargo_weight, cost_cents, status, transport_mode, promised_delivery_date, delivered_at)
    select gen_random_uuid(), 'GSLANE' || day, 'Shenzhen', 'CN', 'Duisburg', 'DE', 'Lamps', 10, 1000, 'delivered', 'sea',
      '2026-10-01', timestamptz '2026-10-01' + (day - 5) * interval '1 day' from generate_series(0, 20) day`;
  const response = await booked.customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Shenzhen',
    origin_country: 'China',
    destination_city: 'Duisburg',
    destination_country: 'Germany',
    cargo_description: 'Ceramic tableware',
    cargo_weight: 21_400,
    transport_mode: 'sea',
  });
  booked.number = response.json().tracking_number;
  const { eta } = await timeline(booked.customer);
  const days = (count: number) => new Date(Date.parse(eta.current) + count * 24 * 3_600_000).toISOString();
  expect(eta.window).toEqual({ from: days(-3), to: days(13), shipments: 21 });
  const tracked = (await booked.product.visitor.request('GET', `/api/tracking/${booked.number}`)).json();
  expect(tracked.delivery_window).toEqual(eta.window);
});
