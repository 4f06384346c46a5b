import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { bookNingboDuisburg, fileOf, issuesOf, NINGBO_DUISBURG_LEGS, put } from './files-for-tests.ts';

let product: TestApp;
let owner: TestPerson;
let staff: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  number = await bookNingboDuisburg(owner);
});
afterAll(() => product.close());

describe('legs', () => {
  test('take the IMO number of a vessel as a number', async () => {
    const legs = NINGBO_DUISBURG_LEGS.map((leg) => ({
      ...leg,
      ...('vessel' in leg && { vessel: { name: 'Maersk Enping', imo: 9502960 } }),
    }));
    const saved = await put(staff, number, 'legs', legs);
    expect(saved.json().legs[1].vessel, saved.body).toEqual({ name: 'Maersk Enping', imo: '9502960' });
  });

  test('far in the future can be read, and those too far are refused', async () => {
    const booking = await bookNingboDuisburg(owner);
    const departing = (etd: string) =>
      put(
        staff,
        booking,
        'legs',
        NINGBO_DUISBURG_LEGS.map((leg, index) => ({
          ...leg,
          vessel: null,
          etd: index === 0 ? etd : null,
          eta: null,
        })),
      );
    expect((await departing('9989-12-31T00:00:00Z')).statusCode).toBe(200);
    for (const path of ['', '/record'])
      expect((await staff.request('GET', `/api/shipments/${booking}${path}`)).statusCode).toBe(200);
    expect((await staff.request('GET', `/api/tracking/${booking}`)).statusCode).toBe(200);
    expect(issuesOf(await departing('9999-12-31T23:59:59Z'))).toEqual(['legs.0.etd']);
  });

  test('are the route on the map, the stops of tracking and the ports of the documents', async () => {
    const saved = await put(staff, number, 'legs', NINGBO_DUISBURG_LEGS);
    expect(saved.statusCode).toBe(200);
    const { legs } = saved.json();
    expect(legs).toMatchObject([
      { sequence: 1, role: 'pre_carriage', mode: 'road', to: { unlocode: 'CNNGB' } },
      { sequence: 2, role: 'main', vessel: { name: 'Maersk Enping', imo: '9502960' }, voyage: '648W' },
      { sequence: 3, role: 'transhipment', from: { unlocode: 'SGSIN', time_zone: 'Asia/Singapore' } },
      { sequence: 4, role: 'on_carriage', mode: 'barge', etd: '2027-01-01T08:00:00.000Z' },
    ]);
    const route = await product.visitor.request('GET', `/api/tracking/${number}/route`);
    expect(route.json().legs).toMatchObject([
      { transport_mode: 'road' },
      { transport_mode: 'sea', to_name: 'Singapore' },
      { transport_mode: 'sea', from_name: 'Singapore', to_name: 'Rotterdam' },
      { transport_mode: 'sea', to_name: 'Duisburg' },
    ]);
    const tracked = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
    const stops: { location_name: string; estimated_arrival: string }[] = tracked.waypoints;
    expect(stops.map(({ location_name }) => location_name)).toEqual(
      expect.arrayContaining(['Port of Singapore, SG', 'Port of Rotterdam, NL']),
    );
    const rotterdam = stops.find(({ location_name }) => location_name.includes('Rotterdam'));
    expect(rotterdam?.estimated_arrival).toBe('2026-12-30T04:00:00.000Z');
  });

  test('that stay keep their id and their line', async () => {
    const before = await fileOf(staff, number);
    const [truck, main, second, barge] = before.legs;
    const after = (
      await put(staff, number, 'legs', [truck, { ...main, voyage: '649W' }, second, barge])
    ).json();
    expect(after.legs).toEqual([truck, { ...main, voyage: '649W' }, second, barge]);
    const { legs } = (
      await put(staff, number, 'legs', [
        truck,
        { ...main, to: { unlocode: 'MYPKG' } },
        { ...second, from: { unlocode: 'MYPKG' } },
        barge,
      ])
    ).json();
    expect(legs.map(({ id }: { id: string }) => id)).toEqual([truck.id, main.id, second.id, barge.id]);
    expect(legs[1]).toMatchObject({ to: { unlocode: 'MYPKG' } });
    expect(legs[3]).toEqual(barge);
    await put(staff, number, 'legs', before.legs);
  });

  test('move the estimate of delivery only with the arrival of the last one', async () => {
    const number = await bookNingboDuisburg(owner);
    await put(
      staff,
      number,
      'legs',
      NINGBO_DUISBURG_LEGS.map((leg) => ({ ...leg, vessel: null })),
    );
    const { legs } = await fileOf(staff, number);
    const { version } = (await staff.request('GET', `/api/shipments/${number}/record`)).json();
    const later = '2027-01-09T19:00:00.000Z';
    const moved = await staff.request('POST', `/api/shipments/${number}`, {
      version,
      change: { estimated_delivery_date: later },
      reason: 'Low water',
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const [truck, main, second, barge] = legs;
    const renamed = await put(staff, number, 'legs', [truck, { ...main, voyage: '649W' }, second, barge]);
    expect(renamed.json().estimated_delivery).toBe(later);
    const { id: _, ...resent } = barge;
    const again = await put(staff, number, 'legs', [truck, main, second, resent]);
    expect(again.json().estimated_delivery).toBe(later);
    const eta = '2027-01-04T19:00:00.000Z';
    const entered = await put(staff, number, 'legs', [truck, main, second, { ...resent, eta }]);
    expect(entered.json().estimated_delivery).toBe(eta);
    const shortened = await put(staff, number, 'legs', [truck, main, second]);
    expect(shortened.json().estimated_delivery, shortened.body).toBe(second.eta);
  });

  test('move the estimate of delivery with an arrival that the planned legs after it can’t connect to', async () => {
    const number = await bookNingboDuisburg(owner);
    const before = await fileOf(staff, number);
    const enter = (eta: string) =>
      put(
        staff,
        number,
        'legs',
        before.legs.map((leg: { role: string }) =>
          leg.role === 'main' ? { ...leg, etd: '2026-12-05T10:00:00Z', eta } : leg,
        ),
      );
    const late = await enter('2027-02-20T10:00:00Z');
    expect(late.statusCode, late.body).toBe(200);
    expect(Date.parse(late.json().estimated_delivery)).toBeGreaterThan(Date.parse('2027-02-20T10:00:00Z'));
    const { eta } = (await staff.request('GET', `/api/shipments/${number}/milestones`)).json();
    expect(eta).toMatchObject({ source: 'connection', current: late.json().estimated_delivery });
    expect(eta.history.at(-1).reason).toMatch(/^Missed connection in /);
    const early = await enter('2026-12-20T10:00:00Z');
    expect(early.json().estimated_delivery).toBe(before.estimated_delivery);
  });

  test('keep what is known of them when a stop is inserted', async () => {
    const { waypoints } = (await staff.request('GET', `/api/shipments/${number}/record`)).json();
    const before = waypoints.find(({ location_name }: { location_name: string }) =>
      /Singapore/.test(location_name),
    );
    const response = await staff.request('POST', `/api/shipments/${number}/waypoints`, {
      before: before.id,
      location_name: 'Port of Cai Mep, VN',
      latitude: 10.54,
      longitude: 107.03,
    });
    expect(response.statusCode).toBe(201);
    const { legs } = await fileOf(staff, number);
    const vessels = legs.map(({ vessel }: { vessel: { name: string } | null }) => vessel?.name ?? null);
    expect(vessels).toEqual([null, 'Maersk Enping', 'Maersk Enping', 'Mumbai Maersk', null]);
  });

  test.each([
    ['legs that do not meet', { 1: { from: { unlocode: 'CNSHA' } } }, ['legs.1.from']],
    ['a place that nobody knows', { 3: { to: { unlocode: 'DEXXX' } } }, ['legs.3.to']],
    ['a voyage over land', { 3: { mode: 'sea' } }, ['legs.3.mode']],
    [
      'an IMO number with another check digit',
      { 1: { vessel: { name: 'A', imo: '9502961' } } },
      ['legs.1.vessel.imo'],
    ],
    [
      'a departure and an arrival in the future',
      { 1: { atd: '2099-11-28T14:00:00Z', ata: '2099-12-04T14:00:00Z' } },
      ['legs.1.atd'],
    ],
    [
      'an arrival in the future',
      { 1: { atd: '2026-11-01T00:00:00Z', ata: '2099-12-04T14:00:00Z' } },
      ['legs.1.ata'],
    ],
    ['an arrival before its departure', { 1: { eta: '2026-11-01T00:00:00Z' } }, ['legs.1.eta']],
  ])('refuse %s', async (_, change: Record<number, object>, paths) => {
    const legs = NINGBO_DUISBURG_LEGS.map((leg, index) => ({ ...leg, ...change[index] }));
    const response = await put(staff, number, 'legs', legs);
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response)).toEqual(paths);
  });
});
