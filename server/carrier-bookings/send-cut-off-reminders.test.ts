import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '../notifications/notifications-table.ts';
import { bookNingboDuisburg, fileOf, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { sendCutOffReminders } from './send-cut-off-reminders.ts';

const CUT_OFF = '2026-11-24T10:00:00.000Z';

const BOOKED = new Date('2026-11-20T12:00:00Z');

let now = BOOKED;
let product: TestApp;
let owner: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  owner = await product.signIn('dispatcher');
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function bookedAtCarrier(hasOwner: boolean) {
  now = BOOKED;
  const number = await bookNingboDuisburg(await product.signIn('customer'));
  await put(staff, number, 'legs', NINGBO_DUISBURG_LEGS);
  if (hasOwner) {
    const { version } = await fileOf(staff, number);
    const header = { operations_owner_id: owner.user_id };
    const changed = await staff.request('PATCH', `/api/shipments/${number}/file`, header, {
      'if-match': `"${version}"`,
    });
    expect(changed.statusCode).toBe(200);
  }
  const booking = await staff.request('POST', '/api/carrier-bookings', {
    carrier: 'Maersk',
    reference: number,
    kind: 'direct',
    cut_offs: [{ kind: 'VGM', at: CUT_OFF }],
    shipments: [number],
  });
  return booking.json();
}

/** What a person reads about a booking once the job has run twice at the same time. */
async function remindersAt(moment: string, person: TestPerson, { id }: { id: string }): Promise<string[]> {
  now = new Date(moment);
  await Promise.all([
    sendCutOffReminders(product.dependencies)({}),
    sendCutOffReminders(product.dependencies)({}),
  ]);
  const { user_id, related_id, message } = notifications;
  const sent = await product.database.db
    .select({ message })
    .from(notifications)
    .where(and(eq(user_id, person.user_id), eq(related_id, id)))
    .orderBy(asc(notifications.id));
  return sent.map((notification) => notification.message);
}

async function change({ id }: { id: string }, input: object) {
  now = BOOKED;
  const changed = await staff.request('PATCH', `/api/carrier-bookings/${id}`, input);
  expect(changed.statusCode).toBe(200);
}

test('the owner of the file is reminded once two days and once six hours before a cut-off', async () => {
  const booking = await bookedAtCarrier(true);
  expect(await remindersAt('2026-11-22T09:00:00Z', owner, booking)).toEqual([]);
  const [first, ...others] = await remindersAt('2026-11-22T10:00:00Z', owner, booking);
  expect(first).toBe(`Carrier booking Maersk ${booking.reference}: 24 Nov 2026, 18:00 GMT+8, not met yet`);
  expect(others).toEqual([]);
  await change(booking, { contract: 'SC 1', cut_offs: [{ kind: 'VGM', at: CUT_OFF }] });
  expect(await remindersAt('2026-11-24T03:00:00Z', owner, booking)).toHaveLength(1);
  expect(await remindersAt('2026-11-24T04:00:00Z', owner, booking)).toHaveLength(2);
  expect(await remindersAt('2026-11-24T09:00:00Z', owner, booking)).toHaveLength(2);
  expect(await remindersAt('2026-11-24T11:00:00Z', owner, booking)).toHaveLength(2);
  expect(await remindersAt('2026-11-24T11:00:00Z', staff, booking)).toEqual([]);
});

test('without an owner the dispatchers are; a cut-off that is moved has new reminders', async () => {
  const booking = await bookedAtCarrier(false);
  expect(await remindersAt('2026-11-24T05:00:00Z', staff, booking)).toHaveLength(1);
  await change(booking, { cut_offs: [{ kind: 'VGM', at: '2026-11-26T10:00:00Z' }] });
  expect(await remindersAt('2026-11-25T05:00:00Z', staff, booking)).toHaveLength(2);
});

test('a cut-off that is met, and one of a cancelled booking, has none', async () => {
  const met = await bookedAtCarrier(false);
  const cancelled = await bookedAtCarrier(false);
  await change(met, { cut_offs: [{ kind: 'VGM', at: CUT_OFF, met_at: '2026-11-20T12:00:00Z' }] });
  await change(cancelled, { state: 'cancelled' });
  expect(await remindersAt('2026-11-24T05:00:00Z', staff, met)).toEqual([]);
  expect(await remindersAt('2026-11-24T05:00:00Z', staff, cancelled)).toEqual([]);
});

test('a reminder that fails stops no other, and is sent when the job is retried', async () => {
  const { sql } = product.database;
  const [failing, next] = [await bookedAtCarrier(true), await bookedAtCarrier(true)];
  now = new Date('2026-11-24T05:00:00Z');
  const work = sendCutOffReminders(product.dependencies);
  const reminded = async () => {
    const rows = await sql`select related_id from notifications where user_id = ${owner.user_id}
      and related_id in (${failing.id}, ${next.id})`;
    return rows.map(({ related_id }) => related_id).sort();
  };
  await sql.unsafe(
    `alter table notifications add constraint refused check (related_id <> '${failing.id}') not valid`,
  );
  await expect(work({})).rejects.toThrow('Cut-off reminder failed: 1');
  expect(await reminded()).toEqual([next.id]);
  await sql`alter table notifications drop constraint refused`;
  await work({});
  expect(await reminded()).toEqual([failing.id, next.id].sort());
});

test('those of cancelled shipments are not reminded', async () => {
  const booking = await bookedAtCarrier(true);
  const [number] = booking.shipments;
  const cancelled = { status: 'cancelled', confirmed: true };
  expect((await staff.request('POST', `/api/shipments/${number}/status`, cancelled)).statusCode).toBe(200);
  expect(await remindersAt('2026-11-24T05:00:00Z', owner, booking)).toEqual([]);
});
