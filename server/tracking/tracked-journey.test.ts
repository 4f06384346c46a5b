import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../database/migrations/migrations.ts';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const now = new Date('2026-12-27T12:00:00Z');
let product: TestApp;
let dispatcher: TestPerson;
let customer: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  number = await bookNingboDuisburg(customer);
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
  await put(dispatcher, number, 'equipment', [
    { number: 'MSKU9070323', size_type: '45G1', seals: ['SEAL77'] },
    { number: '', size_type: '45G1' },
  ]);
  await report(
    { occurred_at: '2026-12-05T06:00:00+08:00', facility: 'Pasir Panjang', source_reference: 'Secret 1' },
    { occurred_at: '2026-12-04T22:40:00+08:00', source: 'device' },
    { code: 'DEPA', object: { kind: 'leg', leg_sequence: 1 }, occurred_at: '2026-11-27T08:00:00+08:00' },
    {
      object: { kind: 'equipment', equipment_number: 'MSKU9070323' },
      code: 'HOLD',
      unlocode: 'SGSIN',
      occurred_at: '2026-12-06T08:00:00+08:00',
    },
  );
});
afterAll(() => product.close());

async function report(...reports: object[]) {
  const response = await dispatcher.request('POST', '/api/milestones', {
    milestones: reports.map((each) => ({
      tracking_number: number,
      object: { kind: 'leg', leg_sequence: 2 },
      code: 'ARRI',
      classifier: 'ACT',
      source: 'carrier',
      ...each,
    })),
  });
  return response.json().results as { id: string }[];
}
const track = async () => (await product.visitor.request('GET', `/api/tracking/${number}`)).json();

test('visitors see legs, milestones with their sources, containers with their state, and the estimates', async () => {
  const { legs, milestones, equipment, estimate_history } = await track();
  expect(legs).toMatchObject([
    { sequence: 1, mode: 'road', carrier: '', state: 'done' },
    { sequence: 2, carrier: 'Maersk', vessel: 'Maersk Enping', voyage: '648W', state: 'done' },
    { sequence: 3, role: 'transhipment', from: 'Singapore', vessel: 'Mumbai Maersk' },
    { sequence: 4, mode: 'barge', carrier: 'Contargo', state: 'ahead' },
  ]);
  const arrival = milestones.find(
    (each: { leg_sequence: number; code: string }) => each.leg_sequence === 2 && each.code === 'ARRI',
  );
  expect(arrival).toMatchObject({
    actual: '2026-12-04T22:00:00.000Z',
    estimated: '2026-12-03T22:00:00.000Z',
    place: 'Singapore',
    time_zone: 'Asia/Singapore',
    source: 'carrier',
    disagreeing: [{ source: 'device', occurred_at: '2026-12-04T14:40:00.000Z' }],
  });
  expect(equipment).toEqual([
    {
      kind: 'container',
      number: 'MSKU9070323',
      size_type: '45G1',
      state: 'on_hold',
      free_days: null,
      free_until: null,
      free_time_zone: null,
    },
    {
      kind: 'container',
      number: '',
      size_type: '45G1',
      state: null,
      free_days: null,
      free_until: null,
      free_time_zone: null,
    },
  ]);
  expect(estimate_history.length).toBeGreaterThan(1);
});

test('visitors see no driver, plate, door, facility, seal, reference or id', async () => {
  const text = JSON.stringify(await track());
  expect(text).not.toMatch(/12345|Beilun factory|Pasir Panjang|SEAL77|Secret 1|leg_id|source_reference|"id"/);
});

test('descriptions of former versions lose container and facility by migration, those of staff stay', async () => {
  const events = () => product.database.sql`
    select description from tracking_events join milestones using (id) where code in ('ARRI', 'HOLD', 'DEPA') and
      tracking_events.shipment_id = (select id from shipments where tracking_number = ${number}) order by code`;
  const before = await events();
  expect(before.map(({ description }) => description)).toEqual(['Arrival', 'Departure', 'On hold']);
  await product.database.sql`
    update tracking_events set description = case code
      when 'ARRI' then 'Arrival, Pasir Panjang' when 'HOLD' then 'On hold, MSKU9070323' else 'Left, as agreed' end
    from milestones where milestones.id = tracking_events.id`;
  const migration = join(MIGRATIONS, '0083_public_event_descriptions.sql');
  await product.database.sql.unsafe(await readFile(migration, 'utf8'));
  const after = await events();
  expect(after.map(({ description }) => description)).toEqual(['Arrival', 'Left, as agreed', 'On hold']);
});

test('a retracted report no longer counts, at once', async () => {
  const [{ id } = { id: '' }] = await report({
    code: 'DEPA',
    object: { kind: 'leg', leg_sequence: 4 },
    occurred_at: '2026-12-26T08:00:00+01:00',
  });
  const stateOf = async () => (await track()).legs[3].state;
  await expect.poll(stateOf).toBe('under_way');
  await dispatcher.request('POST', `/api/milestones/${id}/retract`, { reason: 'Another barge' });
  await expect.poll(stateOf).toBe('ahead');
});

test('a share link shows milestones with the events, and containers only with the tracking number', async () => {
  const shared = async (...show: string[]) => {
    const made = await customer.request('POST', `/api/shipments/${number}/share-links`, {
      show,
      expires_at: '2027-01-20T00:00:00Z',
    });
    const token = made.json().url.split('/').at(-1);
    return (await product.visitor.request('GET', `/api/shared/${token}`)).json();
  };
  const map = await shared('map');
  expect([map.legs, map.milestones, map.equipment, map.estimate_history]).toEqual([null, null, null, null]);
  const events = await shared('events');
  expect(events.milestones.length).toBeGreaterThan(1);
  expect(events.events).toContainEqual(expect.objectContaining({ description: 'On hold' }));
  expect(JSON.stringify(events)).not.toContain('MSKU9070323');
  const both = await shared('map', 'events');
  expect(JSON.stringify(both.equipment)).toContain('MSKU9070323');
});

test('stops at which a leg has arrived are completed, and those before them', async () => {
  const { waypoints } = await track();
  const singapore = waypoints.findIndex(({ location_name }: { location_name: string }) =>
    location_name.endsWith('Singapore, SG'),
  );
  expect(waypoints[singapore]).toMatchObject({
    status: 'completed',
    reached_at: '2026-12-04T22:00:00.000Z',
  });
  const completed = waypoints.filter(({ status }: { status: string }) => status === 'completed');
  expect(completed).toEqual(waypoints.slice(0, singapore + 1));
  expect(waypoints.length).toBeGreaterThan(singapore + 1);
});

test('the stop at the end of a leg has the estimate of its arrival', async () => {
  const booked = await bookNingboDuisburg(customer);
  await put(dispatcher, booked, 'legs', [
    { role: 'main', mode: 'sea', from: { unlocode: 'CNNGB' }, to: { unlocode: 'NLRTM' } },
    { role: 'on_carriage', mode: 'barge', from: { unlocode: 'NLRTM' }, to: { name: 'Duisburg, Germany' } },
  ]);
  const response = await dispatcher.request('POST', '/api/milestones', {
    milestones: [
      {
        tracking_number: booked,
        object: { kind: 'leg', leg_sequence: 1 },
        code: 'ARRI',
        classifier: 'EST',
        source: 'carrier',
        occurred_at: '2027-01-03T05:00:00+01:00',
      },
    ],
  });
  expect(response.json().results).toMatchObject([{ status: 'recorded' }]);
  const { waypoints } = (await product.visitor.request('GET', `/api/tracking/${booked}`)).json();
  const rotterdam = waypoints.find(({ location_name }: { location_name: string }) =>
    location_name.includes('Rotterdam'),
  );
  expect(rotterdam.estimated_arrival).toBe('2027-01-03T04:00:00.000Z');

  const record = async (): Promise<{ waypoints: (typeof waypoints)[number][] }> =>
    (await dispatcher.request('GET', `/api/shipments/${booked}/record`)).json();
  const timesOf = (stops: { estimated_arrival: string | null }[]) =>
    stops.map(({ estimated_arrival }) => estimated_arrival);
  const own = await record();
  expect(timesOf(own.waypoints)).toEqual(timesOf(waypoints));

  // Staff move a stop on the way of the leg from the time that they see; that of the port is the leg's.
  const index = waypoints.indexOf(rotterdam);
  const onTheWay = own.waypoints[index - 1];
  const later = new Date(Date.parse(onTheWay.estimated_arrival) + 3_600_000).toISOString();
  const edit = (id: string, estimated_arrival: string) =>
    dispatcher.request('POST', `/api/shipments/${booked}/waypoints/${id}`, { estimated_arrival });
  expect((await edit(onTheWay.id, later)).statusCode).toBe(200);
  expect((await record()).waypoints[index - 1].estimated_arrival).toBe(later);
  const refused = await edit(own.waypoints[index].id, later);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues).toMatchObject([{ path: 'estimated_arrival' }]);
});

test('the last free day is a day at the port, not at the destination', async () => {
  const number = await bookNingboDuisburg(customer);
  await put(dispatcher, number, 'legs', [
    { role: 'main', mode: 'sea', from: { unlocode: 'CNNGB' }, to: { unlocode: 'USLAX' } },
    { role: 'on_carriage', mode: 'air', from: { unlocode: 'USLAX' }, to: { name: 'Duisburg, Germany' } },
  ]);
  await put(dispatcher, number, 'equipment', [{ number: 'MSKU9070323', size_type: '45G1', free_days: 5 }]);
  const discharged = {
    tracking_number: number,
    object: { kind: 'equipment', equipment_number: 'MSKU9070323' },
    code: 'DISC',
    classifier: 'ACT',
    source: 'carrier',
    unlocode: 'USLAX',
    occurred_at: '2026-12-20T03:00:00Z',
  };
  const response = await dispatcher.request('POST', '/api/milestones', {
    milestones: [
      discharged,
      // The same box, on its next journey.
      { ...discharged, occurred_at: '2026-12-21T03:00:00Z', empty_indicator: 'EMPTY' },
    ],
  });
  expect(response.json().results).toMatchObject(Array(2).fill({ id: expect.any(String) }));
  const { equipment } = (await product.visitor.request('GET', `/api/tracking/${number}`)).json();
  expect(equipment).toMatchObject([
    { free_days: 5, free_until: '2026-12-24', free_time_zone: 'America/Los_Angeles' },
  ]);
  const file = await fileOf(dispatcher, number);
  expect(file.equipment).toMatchObject([
    { free_days: 5, free_until: '2026-12-24', free_time_zone: 'America/Los_Angeles' },
  ]);
  // A box can be sent back as it was read.
  const written = await put(dispatcher, number, 'equipment', file.equipment);
  expect(written.json().equipment).toEqual(file.equipment);
});

test('the file has the last day to return a container that has left the terminal', async () => {
  const booked = await bookNingboDuisburg(customer);
  await put(dispatcher, booked, 'legs', NINGBO_DUISBURG_LEGS);
  const box = { number: 'MSKU9070323', size_type: '45G1', detention_days: 7 };
  await put(dispatcher, booked, 'equipment', [box]);
  const gate = {
    tracking_number: booked,
    object: { kind: 'equipment', equipment_number: box.number },
    classifier: 'ACT',
    source: 'carrier',
    unlocode: 'NLRTM',
  };
  const milestones = [
    { ...gate, code: 'DISC', occurred_at: '2026-12-20T03:00:00Z' },
    { ...gate, code: 'GTOT', occurred_at: '2026-12-21T23:30:00Z' },
  ];
  await dispatcher.request('POST', '/api/milestones', { milestones });
  const { equipment } = await fileOf(dispatcher, booked);
  expect(equipment).toMatchObject([
    { detention_days: 7, return_until: '2026-12-29', return_time_zone: 'Europe/Amsterdam' },
  ]);
  // Programs that know no detention keep the agreed days.
  const { detention_days: _, ...known } = equipment[0];
  const written = await put(dispatcher, booked, 'equipment', [known]);
  expect(written.json().equipment[0].detention_days).toBe(7);
  const seen = (await product.visitor.request('GET', `/api/tracking/${booked}`)).json();
  expect(JSON.stringify(seen.equipment)).not.toContain('return_until');
});

test('visitors see the hold of a bill of lading apart from that of customs', async () => {
  const ofBill = { object: { kind: 'shipment' }, unlocode: 'SGSIN', document_type: 'TRD' };
  await report(
    { ...ofBill, code: 'HOLD', occurred_at: '2026-12-06T09:00:00+08:00' },
    { ...ofBill, code: 'HOLD', occurred_at: '2026-12-06T10:00:00+08:00', document_type: 'CUS' },
  );
  const { milestones, events } = await track();
  const holds = milestones.filter(
    (each: { code: string; equipment_number: string | null }) =>
      each.code === 'HOLD' && !each.equipment_number,
  );
  expect(holds.map(({ name, actual }: { name: string; actual: string }) => [name, actual])).toEqual([
    ['Transport document on hold', '2026-12-06T01:00:00.000Z'],
    ['On hold', '2026-12-06T02:00:00.000Z'],
  ]);
  expect(events).toContainEqual(expect.objectContaining({ description: 'Transport document on hold' }));
});
