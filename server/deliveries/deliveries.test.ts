import { afterAll, beforeAll, expect, test } from 'vitest';
import { book } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const now = new Date('2026-11-27T12:00:00Z');
const WINDOW = { window_from: '2026-12-01T07:00:00.000Z', window_until: '2026-12-01T09:00:00.000Z' };
const APPOINTMENT = {
  state: 'requested',
  ...WINDOW,
  contact: 'J. de Vries',
  phone: '+31 10 055 0118',
  reference: 'DOCK-7',
  remarks: 'Gate 3',
};
const SIGNED = { delivered_at: '2026-11-27T09:30:00.000Z', signed_by: 'J. de Vries' };

let product: TestApp;
let customer: TestPerson;
let other_client: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  other_client = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const deliveryOf = (number: string, reader = customer) =>
  reader.request('GET', `/api/shipments/${number}/delivery`);
const appoint = (number: string, appointment: object | null, headers = {}) =>
  staff.request('PUT', `/api/shipments/${number}/delivery-appointment`, { appointment }, headers);
const sign = (number: string, proof: object = SIGNED) =>
  staff.request('PUT', `/api/shipments/${number}/proof-of-delivery`, proof);
const read = async (path: string) => (await staff.request('GET', path)).json();
const openTasks = async (number: string): Promise<string[]> =>
  (await read(`/api/shipments/${number}/tasks`)).tasks
    .filter(({ done_at }: { done_at: string | null }) => !done_at)
    .map(({ title }: { title: string }) => title);

test('an appointment is requested, confirmed and removed, and its customer reads it', async () => {
  const number = await book(customer, { destination_city: 'Rotterdam', destination_country: 'NL' });
  const EMPTY = { appointment: null, proof: null, version: 0, time_zone: 'Europe/Amsterdam' };
  expect((await deliveryOf(number)).json()).toMatchObject(EMPTY);
  expect((await appoint(number, APPOINTMENT)).json()).toMatchObject({ appointment: APPOINTMENT, version: 1 });
  const outdated = await appoint(number, { ...APPOINTMENT, phone: '' }, { 'if-match': '"0"' });
  expect(outdated.statusCode).toBe(412);
  const confirmed = await appoint(number, { ...APPOINTMENT, state: 'confirmed' }, { 'if-match': '"1"' });
  expect(confirmed.json()).toMatchObject({ appointment: { state: 'confirmed' }, version: 2 });
  expect((await deliveryOf(number)).json()).toEqual(confirmed.json());
  expect((await deliveryOf(number, other_client)).statusCode).toBe(404);
  expect((await appoint(number, null)).json()).toMatchObject({ appointment: null, version: 3 });
});

test('the customer is notified when an appointment is confirmed, moved or cancelled', async () => {
  const number = await book(customer, { destination_city: 'Rotterdam', destination_country: 'NL' });
  const later = { window_from: '2026-12-02T07:00:00.000Z', window_until: '2026-12-02T09:00:00.000Z' };
  const confirmed = { ...APPOINTMENT, state: 'confirmed' };
  const steps = [APPOINTMENT, confirmed, { ...confirmed, phone: '' }, { ...confirmed, ...later }, null];
  for (const step of steps) expect((await appoint(number, step)).statusCode).toBe(200);
  const rows = await product.database.sql`
    select title, message from notifications
    where kind = 'delivery_appointment' and related_id = ${number} order by created_at, id`;
  const of = `Delivery of ${number} in Rotterdam`;
  expect(rows.map(({ title, message }) => [title, message])).toEqual([
    ['Delivery appointment confirmed', `${of}: 1 Dec, 08:00 CET to 1 Dec, 10:00 CET, reference DOCK-7`],
    ['Delivery appointment changed', `${of}: 2 Dec, 08:00 CET to 2 Dec, 10:00 CET, reference DOCK-7`],
    ['Delivery appointment cancelled', expect.stringContaining(`${of}: not 2 Dec, 08:00 CET`)],
  ]);
  const mails = await product.database.sql`
    select recipient from mail_outbox where subject like 'Delivery appointment confirmed%' and text like ${`%${number}%`}`;
  expect(mails.map(({ recipient }) => recipient)).toEqual([customer.email]);
});

test('nobody is notified of an appointment once the shipment is delivered', async () => {
  const number = await book(customer);
  await sign(number);
  expect((await appoint(number, { ...APPOINTMENT, state: 'confirmed' })).statusCode).toBe(200);
  const rows = await product.database.sql`
    select id from notifications where kind = 'delivery_appointment' and related_id = ${number}`;
  expect(rows).toEqual([]);
});

test('a window that ends before it starts is refused at its end', async () => {
  const number = await book(customer);
  const refused = await appoint(number, { ...APPOINTMENT, window_until: '2026-12-01T06:00:00Z' });
  expect([refused.statusCode, refused.json().issues]).toMatchObject([
    422,
    [{ path: 'appointment.window_until', message: 'Enter an end after the start.' }],
  ]);
});

test('the proof of an imported shipment can be as old as its milestones', async () => {
  const number = await book(customer);
  const delivered_at = '2025-03-20T10:00:00.000Z';
  const early = await sign(number, { ...SIGNED, delivered_at });
  expect(early.json().issues).toMatchObject([{ path: 'delivered_at' }]);
  const departed = await staff.request('POST', '/api/milestones', {
    milestones: [
      {
        tracking_number: number,
        object: { kind: 'shipment' },
        code: 'DEPA',
        classifier: 'ACT',
        source: 'carrier',
        occurred_at: '2025-02-01T08:00:00Z',
      },
    ],
  });
  expect(departed.json().results, departed.body).toMatchObject([{ status: 'recorded' }]);
  const signed = await sign(number, { ...SIGNED, delivered_at });
  expect(signed.json().proof, signed.body).toMatchObject({ delivered_at });
});

test('a confirmed appointment completes its task, a proof of delivery that of the proof', async () => {
  const number = await book(customer);
  await staff.request('POST', `/api/shipments/${number}/instructions`, {
    version: 0,
    instructions: { incoterm: 'DAP' },
  });
  await staff.request('POST', `/api/shipments/${number}/tasks/standard`);
  const [APPOINT, PROOF] = ['Agree the delivery appointment', 'Obtain the proof of delivery'];
  await appoint(number, APPOINTMENT);
  expect(await openTasks(number)).toEqual(expect.arrayContaining([APPOINT, PROOF]));
  await appoint(number, { ...APPOINTMENT, state: 'confirmed' });
  expect(await openTasks(number)).not.toContain(APPOINT);
  await sign(number);
  expect(await openTasks(number)).not.toContain(PROOF);
});

test('tasks that are added after the appointment and the proof leave out what these prove', async () => {
  const number = await book(customer);
  await appoint(number, { ...APPOINTMENT, state: 'confirmed' });
  await staff.request('POST', `/api/shipments/${number}/tasks/standard`);
  const [APPOINT, PROOF] = ['Agree the delivery appointment', 'Obtain the proof of delivery'];
  expect(await openTasks(number)).toContain(PROOF);
  expect(await openTasks(number)).not.toContain(APPOINT);
  const signed = await book(customer);
  await sign(signed);
  await staff.request('POST', `/api/shipments/${signed}/tasks/standard`);
  expect(await openTasks(signed)).not.toContain(PROOF);
});

test('a proof delivers the shipment when it was signed, without naming the signer to visitors', async () => {
  const number = await book(customer);
  const signed = await sign(number);
  expect(signed.statusCode, signed.body).toBe(200);
  expect(signed.json().proof).toEqual({
    ...SIGNED,
    short_pieces: 0,
    damaged_pieces: 0,
    remarks: '',
    recorded_at: now.toISOString(),
  });
  const [stored] = await product.database.sql`
    select status, delivered_at from shipments where tracking_number = ${number}`;
  expect(stored).toEqual({ status: 'delivered', delivered_at: new Date(SIGNED.delivered_at) });
  const tracked = await product.visitor.request('GET', `/api/tracking/${number}`);
  expect(tracked.json().status).toBe('delivered');
  expect(tracked.body).not.toContain('Vries');
  expect((await read(`/api/shipments/${number}/exceptions`)).exceptions).toEqual([]);
});

test('short and damaged pieces raise one exception each', async () => {
  const number = await book(customer);
  const noted = { ...SIGNED, short_pieces: 2, damaged_pieces: 1, remarks: 'Wet' };
  await sign(number, noted);
  await sign(number, { ...noted, damaged_pieces: 3 });
  const { exceptions } = await read(`/api/shipments/${number}/exceptions`);
  expect(exceptions.map(({ code }: { code: string }) => code).sort()).toEqual(['DAMAGE', 'SHORTAGE']);
  const { exceptions: shown } = (await customer.request('GET', `/api/shipments/${number}/exceptions`)).json();
  expect(shown.map(({ customer_text }: { customer_text: string }) => customer_text)).toEqual(
    expect.arrayContaining(['2 pieces short on delivery.', '1 piece damaged on delivery.']),
  );
});

test('a corrected time of signature moves the delivery and its event', async () => {
  const number = await book(customer);
  await staff.request('POST', `/api/shipments/${number}/status`, { status: 'delivered', confirmed: true });
  const times = async () => {
    const rows = await product.database.sql`
      select s.delivered_at, e.occurred_at from shipments s join tracking_events e on e.shipment_id = s.id
      where s.tracking_number = ${number} and e.status = 'delivered'`;
    return rows.map(({ delivered_at, occurred_at }) => [delivered_at, occurred_at]);
  };
  expect(await times()).toEqual([[now, now]]);
  for (const delivered_at of [SIGNED.delivered_at, '2026-11-26T16:00:00.000Z']) {
    expect((await sign(number, { ...SIGNED, delivered_at })).statusCode).toBe(200);
    expect(await times()).toEqual([[new Date(delivered_at), new Date(delivered_at)]]);
  }
});

test('a correction of the signer raises no resolved exception again, another count does', async () => {
  const number = await book(customer);
  const noted = { ...SIGNED, short_pieces: 2 };
  await sign(number, noted);
  const statesOf = async () =>
    (await read(`/api/shipments/${number}/exceptions`)).exceptions as {
      id: string;
      resolved_at: string | null;
    }[];
  const [raised] = await statesOf();
  await staff.request('POST', `/api/exceptions/${raised?.id}/resolve`, { resolution: 'Claimed' });
  await sign(number, { ...noted, signed_by: 'J. de Vries-Bakker' });
  expect(await statesOf()).toHaveLength(1);
  await sign(number, { ...noted, short_pieces: 3 });
  expect((await statesOf()).filter(({ resolved_at }) => resolved_at === null)).toHaveLength(1);
});

test('a proof in the future, without a signer, or of a cancelled shipment is refused', async () => {
  const number = await book(customer);
  const future = await sign(number, { ...SIGNED, delivered_at: '2026-11-28T12:00:00Z' });
  expect(future.json().issues).toMatchObject([{ path: 'delivered_at' }]);
  const ancient = await sign(number, { ...SIGNED, delivered_at: '2019-11-27T12:00:00Z' });
  expect(ancient.json().issues).toMatchObject([{ path: 'delivered_at' }]);
  await staff.request('POST', `/api/shipments/${number}/status`, { status: 'picked_up', confirmed: true });
  const early = await sign(number, { ...SIGNED, delivered_at: '2026-11-27T11:00:00Z' });
  expect([early.statusCode, early.json().issues]).toMatchObject([
    422,
    [{ path: 'delivered_at', message: expect.stringContaining('before the pick-up') }],
  ]);
  const unsigned = await sign(number, { ...SIGNED, signed_by: ' ' });
  expect(unsigned.json().issues).toMatchObject([{ path: 'signed_by' }]);
  await staff.request('POST', `/api/shipments/${number}/status`, { status: 'cancelled', confirmed: true });
  for (const response of [await sign(number), await appoint(number, APPOINTMENT)])
    expect([response.statusCode, response.json().code]).toEqual([409, 'CANCELLED']);
});
