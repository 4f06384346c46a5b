import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let owner: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  owner = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const VGM = {
  kg: 15_800,
  method: 1,
  weighed_by: 'Beilun weighbridge',
  weighed_at: '2026-11-20T10:00:00+08:00',
};
const codesOf = (blockers: { code: string; object: string }[]) =>
  blockers.map(({ code, object }) => `${code} ${object}`);

/** A shipment with its parties, legs and two boxes, of which one is not weighed, and its booking with the carrier. */
async function bookedAtCarrier(change: object = {}, booked: object = {}) {
  const number = await bookNingboDuisburg(owner, booked);
  await put(staff, number, 'legs', NINGBO_DUISBURG_LEGS);
  await put(staff, number, 'parties', [
    { role: 'shipper', name: 'Beilun Ceramics' },
    { role: 'consignee', name: 'Rheinwerk GmbH' },
  ]);
  const boxes = [
    { number: 'MSKU9070323', size_type: '45G1', vgm: VGM },
    { number: 'CSQU3054383', size_type: '45G1' },
  ];
  await put(staff, number, 'equipment', boxes);
  const made = await staff.request('POST', '/api/carrier-bookings', {
    carrier: 'Maersk',
    reference: 'MAEU 77',
    kind: 'direct',
    cut_offs: [{ kind: 'VGM', at: inHours(20) }],
    shipments: [number],
    ...change,
  });
  expect(made.statusCode).toBe(201);
  return { number, boxes, booking: made.json(), etag: made.headers.etag as string };
}

const depart = (id: string, input: object = {}, headers = {}) =>
  staff.request('POST', `/api/carrier-bookings/${id}/depart`, input, headers);

test('a carrier booking states its cut-offs in local time, with what stops the departure', async () => {
  const { number, booking } = await bookedAtCarrier();
  expect(booking).toMatchObject({
    carrier: 'Maersk',
    state: 'requested',
    shipments: [number],
    cut_offs: [{ kind: 'VGM', status: 'soon', time_zone: 'Asia/Shanghai' }],
    departed_at: null,
  });
  expect(codesOf(booking.blockers)).toEqual(['VGM_MISSING CSQU3054383']);
  expect((await staff.request('GET', `/api/carrier-bookings/${booking.id}`)).json()).toEqual(booking);
  expect((await owner.request('GET', `/api/carrier-bookings/${booking.id}`)).statusCode).toBe(403);
});

test('a missing VGM stops the departure until it is recorded', async () => {
  const { number, boxes, booking } = await bookedAtCarrier();
  const early = await depart(booking.id);
  expect(early.statusCode).toBe(422);
  expect(codesOf(early.json().blockers)).toEqual(['VGM_MISSING CSQU3054383']);
  const { equipment } = await fileOf(staff, number);
  expect(equipment).toHaveLength(boxes.length);
  await put(
    staff,
    number,
    'equipment',
    equipment.map((box: object) => ({ ...box, vgm: VGM })),
  );
  const before = await fileOf(staff, number);
  const departed = await depart(booking.id, { departed_at: '2026-11-20T22:00:00+08:00' });
  expect(departed.json()).toMatchObject({ state: 'departed', override_reason: null, blockers: [] });
  const { legs } = await fileOf(owner, number);
  expect(legs.map(({ atd }: { atd: string | null }) => atd)).toEqual([
    null,
    '2026-11-20T14:00:00.000Z',
    null,
    null,
  ]);
  const { milestones } = (await staff.request('GET', `/api/shipments/${number}/milestones`)).json();
  expect(milestones).toContainEqual(
    expect.objectContaining({ code: 'DEPA', classifier: 'ACT', source: 'staff', current: true }),
  );
  expect((await depart(booking.id)).statusCode).toBe(409);
  // Legs that were read before would erase the departure.
  expect((await put(staff, number, 'legs', before.legs, before.version)).statusCode).toBe(412);
});

test('or until someone gives the reason for an override, which the history keeps', async () => {
  const { number, booking } = await bookedAtCarrier();
  expect((await depart(booking.id, { override_reason: '   ' })).statusCode).toBe(422);
  const override_reason = 'The terminal weighs it';
  const departed = await depart(booking.id, { override_reason });
  expect(departed.json()).toMatchObject({ state: 'departed', override_reason });
  const { entries } = (await staff.request('GET', `/api/shipments/${number}/history`)).json();
  expect(entries[0]).toMatchObject({
    action: 'carrierBookings.depart',
    detail: { override_reason, blockers: ['CSQU3054383 has no verified gross mass.'] },
  });
});

test('a departure moves the status, tracking and the legs that are late', async () => {
  const { number, booking } = await bookedAtCarrier();
  const [truck, main, second, barge] = NINGBO_DUISBURG_LEGS;
  const etd = inHours(96);
  await put(staff, number, 'legs', [
    truck,
    { ...main, etd: inHours(-48), eta: inHours(72) },
    { ...second, etd, eta: inHours(600) },
    { ...barge, etd: inHours(700), eta: inHours(720) },
  ]);
  const departed_at = inHours(-1);
  await depart(booking.id, { departed_at, override_reason: 'The terminal weighs it' });
  const { status, legs } = await fileOf(staff, number);
  expect(status).toBe('in_transit');
  expect(legs[1]).toMatchObject({ atd: departed_at });
  expect(Date.parse(legs[1].eta)).toBeGreaterThan(Date.parse(inHours(72)));
  expect(Date.parse(legs[2].etd)).toBeGreaterThan(Date.parse(etd));
  const { events } = (await staff.request('GET', `/api/tracking/${number}`)).json();
  expect(events).toContainEqual(
    expect.objectContaining({ status: 'in_transit', description: 'Departure', occurred_at: departed_at }),
  );
});

test('a cancelled shipment of a consolidation neither stops the departure nor departs', async () => {
  const number = await bookNingboDuisburg(owner);
  await put(staff, number, 'legs', NINGBO_DUISBURG_LEGS);
  const cancelled = await bookNingboDuisburg(owner);
  await put(staff, cancelled, 'legs', NINGBO_DUISBURG_LEGS);
  const made = await staff.request('POST', '/api/carrier-bookings', {
    carrier: 'Maersk',
    reference: 'MAEU 78',
    kind: 'consolidation',
    shipments: [number, cancelled],
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id, blockers } = made.json();
  await staff.request('POST', `/api/shipments/${cancelled}/status`, { status: 'cancelled', confirmed: true });
  const { blockers: remaining } = (await staff.request('GET', `/api/carrier-bookings/${id}`)).json();
  expect(codesOf(remaining)).toEqual(codesOf(blockers).filter((each) => !each.endsWith(cancelled)));
  expect(remaining.length).toBeLessThan(blockers.length);
  const departed = await depart(id, { override_reason: 'The terminal weighs it' });
  expect(departed.json()).toMatchObject({ state: 'departed', shipments: [number, cancelled].sort() });
  const atdOf = async (each: string) => (await fileOf(staff, each)).legs[1].atd;
  expect(await atdOf(number)).toBe(departed.json().departed_at);
  expect(await atdOf(cancelled)).toBeNull();
  const { events } = (await staff.request('GET', `/api/tracking/${cancelled}`)).json();
  expect(events).not.toContainEqual(expect.objectContaining({ description: 'Departure' }));
  const { entries } = (await staff.request('GET', `/api/shipments/${cancelled}/history`)).json();
  expect(entries[0]).not.toMatchObject({ action: 'carrierBookings.depart' });
});

test('a departure in the future is refused', async () => {
  const { number, booking } = await bookedAtCarrier();
  const early = await depart(booking.id, { departed_at: inHours(24 * 365), override_reason: 'Soon' });
  expect([early.statusCode, early.json().issues?.[0]?.path]).toEqual([422, 'departed_at']);
  expect((await staff.request('GET', `/api/carrier-bookings/${booking.id}`)).json().state).toBe('requested');
  expect((await fileOf(staff, number)).legs[1].atd).toBeNull();
});

test('a cut-off that has passed stops it, unless it was met', async () => {
  const cut_offs = [{ kind: 'SI', at: inHours(-2) }];
  const { booking } = await bookedAtCarrier({ cut_offs });
  expect(codesOf(booking.blockers)).toContain('CUT_OFF_PASSED SI');
  const path = `/api/carrier-bookings/${booking.id}`;
  const met = [{ ...cut_offs[0], met_at: inHours(-3) }];
  const changed = await staff.request('PATCH', path, { cut_offs: met });
  expect(codesOf(changed.json().blockers)).toEqual(['VGM_MISSING CSQU3054383']);
});

test('cut-offs may be named in lower case, and a null reason is none', async () => {
  const cut_offs = [{ kind: 'documents', at: inHours(20) }];
  const { booking } = await bookedAtCarrier({ cut_offs });
  expect(booking.cut_offs).toMatchObject([{ kind: 'DOCUMENTS' }]);
  expect((await depart(booking.id, { override_reason: null })).json().code).toBe('NOT_READY');
});

test('states follow one another, and If-Match is respected', async () => {
  const { booking, etag } = await bookedAtCarrier();
  const change = (input: object, headers = {}) =>
    staff.request('PATCH', `/api/carrier-bookings/${booking.id}`, input, headers);
  expect((await change({ state: 'rolled' })).statusCode).toBe(409);
  expect((await change({ state: 'departed' })).statusCode).toBe(409);
  expect((await change({ state: 'confirmed' }, { 'if-match': etag })).json().state).toBe('confirmed');
  expect((await change({ state: 'rolled' }, { 'if-match': etag })).statusCode).toBe(412);
  expect((await change({ state: 'rolled' })).json().state).toBe('rolled');
  expect((await depart(booking.id, {}, { 'if-match': etag })).statusCode).toBe(412);
  expect((await change({ state: 'cancelled' })).json()).toMatchObject({ state: 'cancelled', blockers: [] });
  expect((await depart(booking.id)).statusCode).toBe(409);
});

test('a booking for another leg than the main carriage is recorded at that leg, in the time of its place', async () => {
  const at = inHours(30);
  const { number, booking } = await bookedAtCarrier({ carrier: 'contargo', cut_offs: [{ kind: 'CY', at }] });
  expect(booking.time_zone).toBe('Europe/Amsterdam');
  const departed_at = inHours(-1);
  await depart(booking.id, { departed_at, override_reason: 'The terminal weighs it' });
  const { legs } = await fileOf(owner, number);
  expect(legs.map(({ atd }: { atd: string | null }) => atd)).toEqual([null, null, null, departed_at]);
});

test('open pages of the shipments of a booking refresh, also of those that leave it', async () => {
  const { number, booking } = await bookedAtCarrier();
  const other = await bookNingboDuisburg(owner);
  const refreshed = () =>
    product.published
      .splice(0)
      .filter(({ channel }) => channel === 'fleet')
      .map(({ data }) => (data as { tracking_number: string }).tracking_number);
  expect(refreshed()).toContain(number);
  await staff.request('PATCH', `/api/carrier-bookings/${booking.id}`, { state: 'confirmed' });
  expect(refreshed()).toEqual([number]);
  await staff.request('PATCH', `/api/carrier-bookings/${booking.id}`, { shipments: [other] });
  expect(refreshed().toSorted()).toEqual([number, other].toSorted());
});

test('unknown shipments are named', async () => {
  const response = await staff.request('POST', '/api/carrier-bookings', {
    carrier: 'Maersk',
    kind: 'consolidation',
    shipments: ['GS000000000'],
  });
  expect([response.statusCode, response.json().tracking_numbers]).toEqual([422, ['GS000000000']]);
});

test('the list starts with the next cut-off, and finds a booking by carrier, reference and shipment', async () => {
  const carrier = 'Evergreen Line';
  const { number } = await bookedAtCarrier({ carrier, reference: 'EGLV 1' });
  const at = inHours(-1);
  const cut_offs = [
    { kind: 'SI', at: inHours(-9), met_at: inHours(-10) },
    { kind: 'CY', at },
  ];
  const fields = { carrier, kind: 'direct', cut_offs, shipments: [number] };
  const path = '/api/carrier-bookings';
  await staff.request('POST', path, { ...fields, reference: 'EGLV 2' });
  const cancelled = await staff.request('POST', path, { ...fields, reference: 'EGLV 3' });
  await staff.request('PATCH', `${path}/${cancelled.json().id}`, { state: 'cancelled' });
  const listed = async (query: Record<string, string>) =>
    (await staff.request('GET', `${path}?${new URLSearchParams(query)}`)).json();
  const namesOf = ({ carrier_bookings }: { carrier_bookings: { reference: string }[] }) =>
    carrier_bookings.map(({ reference }) => reference);

  const { carrier_bookings, next } = await listed({ q: 'evergreen' });
  expect(next).toBeNull();
  expect(carrier_bookings).toMatchObject([
    { reference: 'EGLV 2', next_cut_off: { kind: 'CY', at, status: 'passed' }, shipments: 1 },
    {
      reference: 'EGLV 1',
      next_cut_off: { kind: 'VGM', status: 'soon' },
      time_zone: 'Asia/Shanghai',
      first_shipment: number,
      leg: { from: 'Ningbo', to: 'Singapore', vessel: { name: 'Maersk Enping', imo: '9502960' } },
    },
    { reference: 'EGLV 3', next_cut_off: null },
  ]);
  expect(carrier_bookings[0].etd).toBe('2026-11-28T14:00:00.000Z');
  const first = await listed({ q: number, limit: '2' });
  expect(namesOf(first)).toEqual(['EGLV 2', 'EGLV 1']);
  expect(namesOf(await listed({ q: number, limit: '2', after: first.next }))).toEqual(['EGLV 3']);
  expect(namesOf(await listed({ q: 'eglv', state: 'cancelled' }))).toEqual(['EGLV 3']);
  expect(namesOf(await listed({ shipment: number.toLowerCase() }))).toEqual(['EGLV 2', 'EGLV 1', 'EGLV 3']);
  expect(namesOf(await listed({ shipment: 'GS000000000' }))).toEqual([]);
  expect((await owner.request('GET', path)).statusCode).toBe(403);
});

test('dangerous goods of a booking stay when its lines are edited, and stop the departure until a line declares them', async () => {
  const { number, booking } = await bookedAtCarrier({}, { dangerous_goods: true });
  const undeclared = `DANGEROUS_GOODS_UNDECLARED ${number}`;
  expect(codesOf(booking.blockers)).toContain(undeclared);
  const paint = { description: 'Paint in tins', marks: 'NOS. 1-20', gross_kg: 21_400 };
  await put(staff, number, 'cargo-lines', [paint]);
  const record = async () => (await staff.request('GET', `/api/shipments/${number}/record`)).json();
  expect(await record()).toMatchObject({ dangerous_goods: true });
  const early = (await depart(booking.id)).json().blockers;
  expect(codesOf(early)).toContain(undeclared);
  const dangerous_goods = { un_number: '1263', class: '3', packing_group: 'II', flashpoint_c: 12 };
  await put(staff, number, 'cargo-lines', [{ ...paint, dangerous_goods }]);
  expect(codesOf((await depart(booking.id)).json().blockers)).toEqual(['VGM_MISSING CSQU3054383']);
});

test('the next cut-off follows changes of cut-offs and states, and orders the list along an index', async () => {
  const { sql } = product.database;
  const [late, early] = [inHours(40), inHours(30)];
  const { booking } = await bookedAtCarrier({
    cut_offs: [
      { kind: 'VGM', at: late },
      { kind: 'SI', at: early },
    ],
  });
  const next = async () => {
    const [row] = await sql`select next_cut_off_at from carrier_bookings where id = ${booking.id}`;
    return row?.next_cut_off_at?.toISOString() ?? null;
  };
  const change = async (input: object) => {
    const path = `/api/carrier-bookings/${booking.id}`;
    expect((await staff.request('PATCH', path, input)).statusCode).toBe(200);
    return next();
  };
  expect(await next()).toBe(early);
  const met = { kind: 'SI', at: early, met_at: inHours(-1) };
  expect(await change({ cut_offs: [{ kind: 'VGM', at: late }, met] })).toBe(late);
  expect(await change({ cut_offs: [met] })).toBeNull();
  expect(await change({ cut_offs: [{ kind: 'VGM', at: late }] })).toBe(late);
  expect(await change({ state: 'cancelled' })).toBeNull();

  await sql`insert into carrier_bookings (id, carrier, kind, state)
    select gen_random_uuid(), 'Maersk', 'direct', 'departed' from generate_series(1, 5000)`;
  await sql`analyze carrier_bookings`;
  const plan = async (condition: string) =>
    JSON.stringify(
      await sql.unsafe(`explain select id from carrier_bookings ${condition}
        order by coalesce(next_cut_off_at, 'infinity') asc nulls last, id asc nulls last limit 51`),
    );
  expect(await plan('')).toContain('carrier_bookings_by_cut_off');
  expect(await plan("where state = 'departed'")).toContain('carrier_bookings_');
  expect(await plan("where state = 'requested'")).toContain('carrier_bookings_of_state');
});
