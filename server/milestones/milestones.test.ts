import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../form-for-tests.ts';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const START = new Date('2026-11-27T12:00:00Z');
let now = START;
let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(async () => {
  number = await bookNingboDuisburg(customer);
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
});

const leg = (leg_sequence: number) => ({ kind: 'leg', leg_sequence });
const box = (equipment_number: string) => ({ kind: 'equipment', equipment_number });

async function report(...reports: object[]) {
  const response = await dispatcher.request('POST', '/api/milestones', {
    milestones: reports.map((each) => ({
      tracking_number: number,
      object: leg(2),
      code: 'ARRI',
      classifier: 'EST',
      occurred_at: '2026-12-04T06:00:00+08:00',
      source: 'carrier',
      ...each,
    })),
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().results as { index: number; status: string; id: string; issue?: string }[];
}
const timeline = async (reader = dispatcher) =>
  (await reader.request('GET', `/api/shipments/${number}/milestones`)).json();
const retract = (id: string, reason = 'Another vessel') =>
  dispatcher.request('POST', `/api/milestones/${id}/retract`, { reason });
const legOf = async (sequence: number) => (await fileOf(dispatcher, number)).legs[sequence - 1];
const statusOf = async () => (await fileOf(dispatcher, number)).status;
interface Listed {
  id: string;
  code: string;
  classifier: string;
  current: boolean;
  retracted: boolean;
  occurred_at: string;
  object: { leg_sequence?: number };
}
type Reported = Listed & { source: string };
async function reportsOf(code: string, sequence: number | null = 2): Promise<Listed[]> {
  const { milestones } = await timeline();
  return milestones.filter(
    (each: Listed) => each.code === code && (each.object.leg_sequence ?? null) === sequence,
  );
}
const counting = async (code: string, sequence: number | null = 2) =>
  (await reportsOf(code, sequence)).filter(({ current }) => current);

/** The customer's notices of a delay, oldest first. */
async function delays(): Promise<string[]> {
  const notices = await product.database.sql`
    select message from notifications
    where user_id = ${customer.user_id} and kind = 'shipment_delayed' and related_id = ${number} order by id`;
  return notices.map(({ message }) => message);
}

describe('ingest', () => {
  test('records, recognizes duplicates and refuses each report by itself', async () => {
    const [first, second, unknown, future, naked] = await report(
      { source_reference: 'IFTSTA 8614' },
      { source_reference: 'IFTSTA 8614' },
      { object: leg(9) },
      { classifier: 'ACT', occurred_at: '2026-12-30T06:00:00+08:00' },
      { occurred_at: '2026-12-04 06:00' },
    );
    expect(first).toMatchObject({ index: 0, status: 'recorded' });
    expect(second).toEqual({ index: 1, status: 'duplicate', id: first?.id });
    expect(unknown).toEqual({
      index: 2,
      status: 'refused',
      issue: 'object.leg_sequence: The shipment has 4 legs.',
    });
    expect(future?.issue).toBe('occurred_at: What happens in the future is an estimate, not a fact.');
    expect(naked?.issue).toContain('occurred_at: Enter the time as RFC 3339');
    expect(await report({ source_reference: 'IFTSTA 8614' })).toEqual([
      { index: 0, status: 'duplicate', id: first?.id },
    ]);
  });

  test('of a shipment, a box and a place that nobody knows says so', async () => {
    const results = await report(
      { tracking_number: 'GS000000000' },
      { object: box('MSKU9070323'), code: 'GTIN' },
      { unlocode: 'XXXXX' },
    );
    expect(results.map(({ issue }) => issue)).toEqual([
      'tracking_number: There is no shipment GS000000000.',
      'object.equipment_number: The shipment has no equipment MSKU9070323.',
      'unlocode: XXXXX is not a UN/LOCODE that we know.',
    ]);
  });

  test('keeps the offset of the place', async () => {
    await report({ classifier: 'ACT', code: 'DEPA', occurred_at: '2026-11-27T18:00:00+08:00' });
    const [departure] = await counting('DEPA');
    expect(departure).toMatchObject({
      classifier: 'ACT',
      occurred_at: '2026-11-27T10:00:00.000Z',
      utc_offset: 480,
      name: 'Departure',
      source: 'carrier',
    });
  });
});

describe('what counts', () => {
  test('is the fact, then the retraction gives way to the next one', async () => {
    const [, , fact] = await report(
      {},
      { occurred_at: '2026-12-06T06:00:00+08:00', source: 'staff' },
      { classifier: 'ACT', occurred_at: '2026-11-27T19:40:00+08:00' },
    );
    expect(await counting('ARRI')).toMatchObject([{ id: fact?.id }]);
    expect((await legOf(2)).ata).toBe('2026-11-27T11:40:00.000Z');
    expect((await retract(fact?.id as string)).json()).toMatchObject({ retracted: true, current: false });
    expect(await counting('ARRI')).toMatchObject([{ source: 'staff', classifier: 'EST' }]);
    expect(await legOf(2)).toMatchObject({ ata: null, eta: '2026-12-05T22:00:00.000Z' });
    expect((await retract(fact?.id as string)).statusCode).toBe(409);
    expect((await retract(crypto.randomUUID())).statusCode).toBe(404);
  });

  test('the times that staff enter in the file are milestones of staff, and the first of them the plan', async () => {
    const [arrival] = await counting('ARRI');
    const planned = async () =>
      (await reportsOf('ARRI')).filter(({ classifier, retracted }) => classifier === 'PLN' && !retracted);
    expect(await planned()).toMatchObject([{ source: 'staff', occurred_at: '2026-12-03T22:00:00.000Z' }]);
    expect(arrival).toMatchObject({
      source: 'staff',
      classifier: 'EST',
      occurred_at: '2026-12-03T22:00:00.000Z',
    });
  });
});

describe('the plan', () => {
  const plans = async (reader = dispatcher) =>
    (await timeline(reader)).milestones.filter((each: { classifier: string }) => each.classifier === 'PLN');

  test('of a booking has every leg and the delivery, and stays when the estimate moves', async () => {
    const booked = await bookNingboDuisburg(customer);
    number = booked;
    const { legs, estimated_delivery_date } = await fileOf(customer, booked);
    const planned = await plans(customer);
    const timesOf = (code: string) =>
      planned.flatMap((each: { code: string; object: { leg_sequence?: number } }) =>
        each.code === code ? [each.object.leg_sequence] : [],
      );
    const sequences = legs.map(({ sequence }: { sequence: number }) => sequence);
    expect([timesOf('DEPA'), timesOf('ARRI')]).toEqual([sequences, sequences]);
    expect(planned.at(-1)).toMatchObject({ occurred_at: estimated_delivery_date, source: 'rule' });
    expect(planned.every(({ current }: { current: boolean }) => current)).toBe(true);
    const times = planned.map(({ occurred_at }: { occurred_at: string }) => occurred_at);
    expect(times).toEqual(times.toSorted());

    await report({
      object: leg(1),
      code: 'DEPA',
      classifier: 'ACT',
      occurred_at: '2026-11-27T18:00:00+08:00',
    });
    const file = await fileOf(customer, booked);
    expect(file.estimated_delivery_date).toBe(estimated_delivery_date);
    expect(file.legs[1]).toMatchObject({ etd: null, eta: null });
    const { milestones } = (await dispatcher.request('GET', `/api/tracking/${booked}`)).json();
    expect(milestones[0]).toMatchObject({
      leg_sequence: 1,
      code: 'DEPA',
      planned: times[0],
      actual: '2026-11-27T10:00:00.000Z',
    });
    expect(milestones.at(-1)).toMatchObject({
      planned: estimated_delivery_date,
      estimated: estimated_delivery_date,
    });
  });

  test('of a delivery is compared with the day on which it happened', async () => {
    number = await bookNingboDuisburg(customer);
    await dispatcher.request('POST', `/api/shipments/${number}/status`, {
      status: 'delivered',
      confirmed: true,
    });
    const [delivery] = await counting('DROP', null);
    expect(delivery).toMatchObject({ classifier: 'ACT', source: 'staff' });
    const { milestones } = (await dispatcher.request('GET', `/api/tracking/${number}`)).json();
    expect(milestones.at(-1).planned).toBeTruthy();
    expect(milestones.find(({ code }: { code: string }) => code === 'DROP').actual).toBe(
      delivery?.occurred_at,
    );
  });

  test('of legs that the route no longer has is retracted', async () => {
    const retracted = (await timeline()).milestones.filter(
      (each: { classifier: string; source: string; retracted: boolean }) =>
        each.classifier === 'PLN' && each.source === 'rule' && each.retracted,
    );
    expect(retracted.length).toBeGreaterThan(0);
    expect(await plans()).toContainEqual(
      expect.objectContaining({ object: leg(4), code: 'ARRI', source: 'staff', retracted: false }),
    );
  });

  test('entered in the file gives way to a carrier that reports later, until staff enter another', async () => {
    now = new Date('2026-11-27T13:00:00Z');
    await report({ occurred_at: '2026-12-05T06:00:00+08:00' });
    expect(await counting('ARRI')).toMatchObject([{ source: 'carrier' }]);
    expect((await legOf(2)).eta).toBe('2026-12-04T22:00:00.000Z');
    now = new Date('2026-11-27T14:00:00Z');
    const { legs } = await fileOf(dispatcher, number);
    const entered = legs.map((each: { sequence: number }) =>
      each.sequence === 2 ? { ...each, eta: '2026-12-06T06:00:00+08:00' } : each,
    );
    expect((await put(dispatcher, number, 'legs', entered)).statusCode).toBe(200);
    expect(await counting('ARRI')).toMatchObject([
      { source: 'staff', occurred_at: '2026-12-05T22:00:00.000Z' },
    ]);
    now = START;
  });
});

describe('where sources differ', () => {
  const override = (id: string | undefined, reason = 'The terminal’s gate log') =>
    dispatcher.request('POST', `/api/milestones/${id}/override`, { reason });
  const facts = [
    { classifier: 'ACT', occurred_at: '2026-11-27T06:00:00+08:00' },
    { classifier: 'ACT', occurred_at: '2026-11-26T22:40:00+08:00', source: 'device' },
  ];

  test('staff choose the report that counts, with a reason, and undo it', async () => {
    const [carrier, device] = await report(...facts);
    expect(await counting('ARRI')).toMatchObject([{ id: carrier?.id, overridden_by: null }]);
    const chosen = await override(device?.id);
    expect(chosen.json()).toMatchObject({
      id: device?.id,
      current: true,
      override: { reason: 'The terminal’s gate log', overridden_at: now.toISOString() },
    });
    expect((await legOf(2)).ata).toBe('2026-11-26T14:40:00.000Z');
    const seen = (await timeline(customer)).milestones;
    const of = (id: string | undefined) => seen.find((each: { id: string }) => each.id === id);
    expect(of(device?.id).override).toEqual({ reason: null, overridden_at: now.toISOString() });
    expect(of(carrier?.id)).toMatchObject({ current: false, overridden_by: device?.id });
    const tracked = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
    expect(tracked.milestones).toContainEqual(
      expect.objectContaining({
        code: 'ARRI',
        source: 'device',
        chosen_by_staff: true,
        disagreeing: [{ source: 'carrier', occurred_at: '2026-11-26T22:00:00.000Z' }],
      }),
    );

    const reverted = await dispatcher.request('POST', `/api/milestones/${device?.id}/undo-override`, {});
    expect(reverted.json()).toMatchObject({ current: false, override: null });
    expect((await legOf(2)).ata).toBe('2026-11-26T22:00:00.000Z');
    const again = await dispatcher.request('POST', `/api/milestones/${device?.id}/undo-override`, {});
    expect(again.json().code).toBe('NOT_OVERRIDING');
    const { entries } = (await dispatcher.request('GET', `/api/shipments/${number}/history`)).json();
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'milestones.undoOverride' },
      { action: 'milestones.override', detail: { reason: 'The terminal’s gate log' } },
    ]);
  });

  test('a choice replaces the one before; later reports of its source follow it', async () => {
    const [carrier, device] = await report(...facts);
    await override(device?.id);
    await override(carrier?.id, 'The position was of another vessel');
    expect(await counting('ARRI')).toMatchObject([{ id: carrier?.id }]);
    await override(device?.id);
    const [later] = await report({
      ...facts[1],
      occurred_at: '2026-11-26T23:00:00+08:00',
      reported_at: '2026-11-27T12:30:00Z',
    });
    expect(await counting('ARRI')).toMatchObject([{ id: later?.id }]);
  });

  test('an estimate is never chosen over a fact', async () => {
    const [estimate] = await report({ occurred_at: '2026-12-09T06:00:00+08:00' }, ...facts);
    expect((await override(estimate?.id)).json().code).toBe('CANNOT_COUNT');
    expect((await override(estimate?.id, ' ')).statusCode).toBe(422);
    expect((await override(crypto.randomUUID())).statusCode).toBe(404);
    expect(
      (await customer.request('POST', `/api/milestones/${estimate?.id}/override`, { reason: 'x' }))
        .statusCode,
    ).toBe(403);
  });
});

test('a missed connection moves what follows and the estimate, and notifies the customer once', async () => {
  const before = await fileOf(customer, number);
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
  const [main, onward, barge] = (await fileOf(customer, number)).legs.slice(1);
  expect(main.eta).toBe('2026-12-13T22:00:00.000Z');
  expect(onward.etd).toBe('2026-12-14T22:00:00.000Z');
  expect(Date.parse(barge.eta)).toBeGreaterThan(Date.parse(before.legs[3].eta));
  const { eta } = await timeline(customer);
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

test('reports of a leg that is removed are not those of the leg that gets its number', async () => {
  const truck = { object: leg(1), classifier: 'ACT' };
  await report(
    { ...truck, code: 'DEPA', occurred_at: '2026-11-27T08:00:00+08:00' },
    { ...truck, occurred_at: '2026-11-27T11:00:00+08:00' },
  );
  const { legs } = await fileOf(dispatcher, number);
  expect(legs[0]).toMatchObject({ atd: '2026-11-27T00:00:00.000Z', ata: '2026-11-27T03:00:00.000Z' });
  await put(dispatcher, number, 'legs', legs.slice(1));
  await report({ object: leg(3), occurred_at: '2027-01-03T20:00:00+01:00' });
  expect(await legOf(1)).toMatchObject({ vessel: { name: 'Maersk Enping' }, atd: null, ata: null });
  expect((await counting('DEPA', 1)).map(({ classifier }) => classifier)).toEqual(['EST']);
  const tracked = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
  expect(tracked.legs.map(({ state }: { state: string }) => state)).toEqual(['ahead', 'ahead', 'ahead']);
  const ofTruck = tracked.milestones.filter(({ actual }: { actual: string | null }) => actual);
  expect(ofTruck).toMatchObject([
    { leg_sequence: null, code: 'DEPA', actual: '2026-11-27T00:00:00.000Z' },
    { leg_sequence: null, code: 'ARRI', actual: '2026-11-27T03:00:00.000Z' },
  ]);
});

test('a leg that is sent again without its id keeps its reports', async () => {
  await report({ classifier: 'ACT', occurred_at: '2026-11-27T18:00:00+08:00' });
  const before = (await fileOf(dispatcher, number)).legs;
  expect((await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS)).statusCode).toBe(200);
  await report({ object: leg(4), occurred_at: '2027-01-03T20:00:00+01:00' });
  const { legs } = await fileOf(dispatcher, number);
  const idOf = ({ id }: { id: string }) => id;
  expect(legs.map(idOf)).toEqual(before.map(idOf));
  expect(legs[1].ata).toBe('2026-11-27T10:00:00.000Z');
  const tracked = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
  const arrivals = tracked.milestones.filter(({ actual }: { actual: string | null }) => actual);
  expect(arrivals).toMatchObject([{ leg_sequence: 2, code: 'ARRI' }]);
});

describe('legs of which only our plan says when', () => {
  const DAY_MS = 86_400_000;
  let planned: Record<string, number>;
  const estimate = async () => (await timeline()).eta;
  /** The arrival of the vessel, so many days after our plan of it. */
  const vesselLate = (days: number, minute: number) =>
    report({
      object: leg(2),
      occurred_at: new Date((planned['ARRI 2'] as number) + days * DAY_MS).toISOString(),
      reported_at: new Date(START.getTime() - (60 - minute) * 60_000).toISOString(),
    });
  beforeEach(async () => {
    number = await bookNingboDuisburg(customer);
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
    const { legs } = await fileOf(dispatcher, number);
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
    const { version } = await fileOf(dispatcher, number);
    const edited = await dispatcher.request('POST', `/api/shipments/${number}`, {
      version,
      change: { estimated_delivery_date: later },
    });
    expect(edited.statusCode).toBe(200);
    await vesselLate(9, 1);
    expect(await estimate()).toMatchObject({ current: later, source: 'staff' });
  });

  test('arrive as much later as they depart', async () => {
    const { promised } = await estimate();
    const last = (await fileOf(dispatcher, number)).legs.length;
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
    const [, , onward, barge] = (await fileOf(customer, number)).legs;
    const earlier = (await delays()).length;
    const etd = later(onward.etd, DAYS_8);
    await report({ ...late, occurred_at: etd.replace('Z', '+00:00') });
    expect(await legOf(3)).toMatchObject({ etd, eta: later(onward.eta, DAYS_8) });
    expect(Date.parse((await legOf(4)).eta)).toBeGreaterThan(Date.parse(barge.eta));
    const { eta } = await timeline(customer);
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
    const { legs } = await fileOf(dispatcher, number);
    const offset = (time: string, ms: number) => later(time, ms).replace('Z', '+00:00');
    await report({ ...late, object: leg(2), occurred_at: offset(legs[1].etd, DAYS_8 / 16) });
    const reported = { object: leg(4), reason: 'Low water at Duisburg', reported_at: '2026-11-27T12:50:00Z' };
    await report({ ...reported, occurred_at: offset(legs[3].eta, DAYS_8) });
    expect((await legOf(3)).etd).toBe(legs[2].etd);
    const { eta } = await timeline();
    expect(eta.history.at(-1)).toMatchObject({ reason: 'Low water at Duisburg', source: 'carrier' });
  });

  test('an earlier departure, and one entered in the file, move nothing', async () => {
    const { legs } = await fileOf(dispatcher, number);
    await report({
      ...late,
      occurred_at: later(legs[2].etd, -DAYS_8 / 16).replace('Z', '+00:00'),
      reported_at: '2026-11-27T12:10:00Z',
    });
    expect((await legOf(3)).eta).toBe(legs[2].eta);
    now = new Date('2026-11-27T12:20:00Z');
    const etd = later(legs[2].etd, DAYS_8 / 8);
    const entered = NINGBO_DUISBURG_LEGS.map((each, index) => (index === 2 ? { ...each, etd } : each));
    await put(dispatcher, number, 'legs', entered);
    expect(await legOf(3)).toMatchObject({ etd, eta: legs[2].eta });
    now = START;
  });
});

describe('the status', () => {
  const fact = { classifier: 'ACT', occurred_at: '2026-11-27T18:00:00+08:00' };

  test('follows facts forward, and goes back when the fact is retracted', async () => {
    const [departure] = await report({ ...fact, code: 'DEPA', unlocode: 'CNNGB' });
    expect(await statusOf()).toBe('in_transit');
    const { events } = (await dispatcher.request('GET', `/api/tracking/${number}`)).json();
    expect(events).toContainEqual(
      expect.objectContaining({ status: 'in_transit', description: 'Departure', location: 'Ningbo, CN' }),
    );
    await report({ ...fact, code: 'GTIN', object: { kind: 'shipment' } });
    expect(await statusOf()).toBe('in_transit');
    await retract(departure?.id as string);
    expect(await statusOf()).toBe('picked_up');
  });

  test('without a place is shown where the goods were last, and a delivery at the destination', async () => {
    const object = { kind: 'shipment' };
    const at = (hour: number) => ({ object, source: 'staff', occurred_at: `2026-11-27T${hour}:00:00+08:00` });
    await report(
      { ...fact, ...at(19), code: 'DELV' },
      { ...fact, ...at(18), code: 'CUSR' },
      { ...fact, ...at(17), code: 'DISC', unlocode: 'SGSIN' },
    );
    await report({ ...fact, ...at(18), code: 'RELS' });
    const { events } = (await dispatcher.request('GET', `/api/tracking/${number}`)).json();
    const placeOf = (name: string) =>
      events.find(({ description }: { description: string }) => description === name)?.location;
    expect(['Discharged', 'Customs released', 'Released', 'Delivered'].map(placeOf)).toEqual([
      'Singapore, SG',
      'Singapore, SG',
      'Singapore, SG',
      'Duisburg, DE',
    ]);
  });

  test('of a leg without a place is shown at the end of the leg at which it happens', async () => {
    const of = (code: string, object: object, hour: number) => ({
      ...fact,
      code,
      object,
      occurred_at: `2026-11-27T${hour}:00:00+08:00`,
    });
    await report(
      of('GTIN', leg(1), 10),
      of('LOAD', leg(2), 11),
      of('DEPA', leg(2), 12),
      of('ARRI', leg(2), 13),
      of('DISC', leg(2), 14),
      of('GTOT', leg(3), 15),
    );
    const { events } = (await dispatcher.request('GET', `/api/tracking/${number}`)).json();
    const placeOf = (name: string) =>
      events.find(({ description }: { description: string }) => description === name)?.location;
    expect(['Gate in', 'Loaded', 'Departure', 'Arrival', 'Discharged', 'Gate out'].map(placeOf)).toEqual([
      'Ningbo',
      'Ningbo',
      'Ningbo',
      'Singapore',
      'Singapore',
      'Rotterdam',
    ]);
  });

  test('with one of two boxes on hold is not out for delivery', async () => {
    await put(dispatcher, number, 'equipment', [
      { number: 'MSKU9070323', size_type: '40HC' },
      { number: 'CSQU3054383', size_type: '40HC' },
    ]);
    await report(
      { ...fact, code: 'DEPA' },
      { ...fact, code: 'GTOT', object: box('MSKU9070323'), unlocode: 'NLRTM' },
      { ...fact, code: 'HOLD', object: box('CSQU3054383'), unlocode: 'NLRTM' },
    );
    const file = await fileOf(customer, number);
    expect(file.status).toBe('customs');
    expect(file.equipment.map(({ state }: { state: string }) => state)).toEqual(['gated_out', 'on_hold']);
  });

  describe('of a box whose empty gate-out comes first', () => {
    const of = (code: string, day: number) => ({
      ...fact,
      code,
      object: box('MSKU9070323'),
      unlocode: 'CNNGB',
      occurred_at: `2026-11-${day}T18:00:00+08:00`,
    });
    beforeEach(() => put(dispatcher, number, 'equipment', [{ number: 'MSKU9070323', size_type: '40HC' }]));

    test('follows the box aboard, one report at a time', async () => {
      const before = await statusOf();
      await report(of('GTOT', 20));
      expect(await statusOf()).toBe(before);
      await report(of('GTIN', 22));
      expect(await statusOf()).toBe('picked_up');
      await report(of('LOAD', 24));
      expect(await statusOf()).toBe('in_transit');
      await report({ ...of('GTOT', 26), unlocode: 'NLRTM' });
      expect(await statusOf()).toBe('out_for_delivery');
    });

    test('is in transit also where all are in one page', async () => {
      await report(of('GTOT', 20), of('GTIN', 22), of('LOAD', 24));
      expect(await statusOf()).toBe('in_transit');
    });

    test('goes on to out for delivery where staff set it in transit', async () => {
      await dispatcher.request('POST', `/api/shipments/${number}/status`, { status: 'in_transit' });
      await report({ ...of('GTOT', 27), occurred_at: '2026-11-27T20:04:00+08:00' });
      expect(await statusOf()).toBe('out_for_delivery');
    });
  });

  test('of a box that its source calls empty leave the status, and say so', async () => {
    await put(dispatcher, number, 'equipment', [{ number: 'MSKU9070323', size_type: '40HC' }]);
    const before = await statusOf();
    const { sql: query } = product.database;
    await query`insert into webhooks (id, organisation_id, url, events, secret)
      values (gen_random_uuid(), ${customer.organisation_id}, 'https://receiver.example/', '{milestone.recorded}', '')`;
    const gate_in = { ...fact, code: 'GTIN', object: box('MSKU9070323'), unlocode: 'CNNGB' };
    await report({ ...gate_in, empty_indicator: 'EMPTY' });
    expect(
      await query`select data ->> 'empty_indicator' as sent from webhook_deliveries
      where object = ${number}`,
    ).toEqual([{ sent: 'EMPTY' }]);
    await query`delete from webhooks`;
    expect(await statusOf()).toBe(before);
    expect((await timeline()).milestones).toContainEqual(
      expect.objectContaining({ code: 'GTIN', empty_indicator: 'EMPTY' }),
    );
    await report({ ...gate_in, empty_indicator: 'LADEN', occurred_at: '2026-11-27T19:00:00+08:00' });
    expect(await statusOf()).toBe('picked_up');
  });

  test.each([
    ['no box has a number', ['', ''], { kind: 'shipment' }],
    ['one of two boxes has a number', ['MSKU9070323', ''], box('MSKU9070323')],
  ])('is not delivered by one box where %s', async (_, numbers, object) => {
    const boxes = numbers.map((each) => ({ number: each, size_type: '40HC' }));
    expect((await put(dispatcher, number, 'equipment', boxes)).statusCode).toBe(200);
    await report({ ...fact, code: 'DEPA' }, { ...fact, code: 'STRP', object });
    expect(await statusOf()).toBe('in_transit');
  });

  test('does not follow facts again whose event staff deleted', async () => {
    const { sql: query } = product.database;
    await query`insert into webhooks (id, organisation_id, url, events, secret)
      values (gen_random_uuid(), ${customer.organisation_id}, 'https://receiver.example/', '{milestone.retracted}', '')`;
    const delivered = { ...fact, code: 'DELV', object: { kind: 'shipment' } };
    const [carrier, edi] = await report(delivered, {
      ...delivered,
      source: 'edi',
      occurred_at: '2026-11-27T18:05:00+08:00',
    });
    expect(await statusOf()).toBe('delivered');
    const status = { status: 'in_transit', confirmed: true };
    expect((await dispatcher.request('POST', `/api/shipments/${number}/status`, status)).statusCode).toBe(
      200,
    );
    const deleted = await dispatcher.request('POST', `/api/tracking/${number}/events/${carrier?.id}/delete`);
    expect([deleted.statusCode, deleted.json()]).toEqual([200, {}]);
    expect(await statusOf()).toBe('in_transit');
    expect(await query`select type from webhook_deliveries where object = ${number}`).toHaveLength(2);
    await query`delete from webhooks`;
    for (const each of [carrier, edi])
      expect((await timeline()).milestones).toContainEqual(
        expect.objectContaining({ id: each?.id, retracted: true, current: false }),
      );
    await report({ ...fact, code: 'CUSR', object: { kind: 'shipment' } });
    expect(await statusOf()).not.toBe('delivered');
    const { events } = (await dispatcher.request('GET', `/api/tracking/${number}`)).json();
    expect(events).not.toContainEqual(expect.objectContaining({ description: 'Delivered' }));
  });

  test('that staff set is a fact of staff', async () => {
    await dispatcher.request('POST', `/api/shipments/${number}/status`, { status: 'picked_up' });
    const { milestones } = await timeline(customer);
    expect(milestones).toContainEqual(
      expect.objectContaining({ code: 'PICK', classifier: 'ACT', source: 'staff', current: true }),
    );
  });
});

test('the estimate has a likely range once 20 shipments of the lane and mode were delivered', async () => {
  const booked = await bookNingboDuisburg(customer);
  number = booked;
  expect((await timeline()).eta.window).toBeNull();
  await product.database.sql`
    insert into shipments (id, tracking_number, origin_city, origin_country, destination_city, destination_country,
      cargo_description, cargo_weight, cost_cents, status, transport_mode, promised_delivery_date, delivered_at)
    select gen_random_uuid(), 'GSLANE' || day, 'Shenzhen', 'CN', 'Duisburg', 'DE', 'Lamps', 10, 1000, 'delivered', 'sea',
      '2026-10-01', timestamptz '2026-10-01' + (day - 5) * interval '1 day' from generate_series(0, 20) day`;
  const response = await customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Shenzhen',
    origin_country: 'China',
    destination_city: 'Duisburg',
    destination_country: 'Germany',
    cargo_description: 'Ceramic tableware',
    cargo_weight: 21_400,
    transport_mode: 'sea',
  });
  number = response.json().tracking_number;
  const { eta } = await timeline(customer);
  const days = (count: number) => new Date(Date.parse(eta.current) + count * 24 * 3_600_000).toISOString();
  expect(eta.window).toEqual({ from: days(-3), to: days(13), shipments: 21 });
  const tracked = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
  expect(tracked.delivery_window).toEqual(eta.window);
});

test('customers read the milestones of their shipments and report none', async () => {
  const other = await product.signIn('customer');
  const read = (reader: TestPerson) => reader.request('GET', `/api/shipments/${number}/milestones`);
  expect((await read(customer)).statusCode).toBe(200);
  expect((await read(other)).statusCode).toBe(404);
  expect((await customer.request('POST', '/api/milestones', { milestones: [{}] })).statusCode).toBe(403);
  expect((await dispatcher.request('POST', '/api/milestones', { milestones: [] })).statusCode).toBe(422);
});

describe('a CSV file', () => {
  const HEADER = 'tracking_number,object.kind,object.leg_sequence,code,classifier,occurred_at,source';
  const fileOfRows = () =>
    [
      HEADER,
      `${number},leg,2,ARRI,EST,2026-12-04T06:00:00+08:00,carrier`,
      `${number},leg,2,ARRI,maybe,2026-12-04T06:00:00+08:00,carrier`,
      `${number},leg,2,ARRI,EST,2026-12-04T06:00:00+08:00,carrier`,
    ].join('\n');
  const send = (payload: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/v1/milestones',
      headers: { 'content-type': 'text/csv', cookie: dispatcher.cookie ?? '' },
      payload,
    });

  test('reports its rows, as the body or as the file of a form', async () => {
    const sent = await send(fileOfRows());
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json().results).toMatchObject([
      { index: 0, status: 'recorded' },
      { index: 1, status: 'refused', issue: 'classifier: The classifier is PLN, EST or ACT.' },
      { index: 2, status: 'duplicate' },
    ]);
    const form = new FormData();
    form.set('file', new File([fileOfRows()], 'milestones.csv'));
    const again = await sendForm(product.app, dispatcher, '/api/milestones', form);
    expect(again.json().results).toMatchObject([
      { status: 'duplicate' },
      { status: 'refused' },
      { status: 'duplicate' },
    ]);
  });

  test.each([
    ['code,nope\n', 'csv', 'nope: Unknown column.'],
    [`${HEADER}\n`, 'csv', 'The file has no rows below its header.'],
    ['', 'csv', 'This file is empty.'],
  ])('%j is refused', async (content, path, message) => {
    expect((await send(content)).json().issues).toEqual([{ path, message }]);
  });
});

test('optional fields of a report may be null', async () => {
  const [first] = await report({ unlocode: null, facility: null, source_reference: null, reported_at: null });
  expect(first?.status).toBe('recorded');
});
