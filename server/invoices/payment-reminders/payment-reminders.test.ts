import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';
import { sendPaymentReminders } from './send-payment-reminders.ts';

const ISSUED = new Date('2026-01-10T12:00:00Z');
/** With the usual terms of 30 days. */
const DUE = Date.parse('2026-02-09T12:00:00Z');
const DAY_MS = 86_400_000;
const LEVELS = [
  { name: 'Payment reminder', days_after_due: 7 },
  { name: 'Second payment reminder', days_after_due: 21 },
  { name: 'Final notice', days_after_due: 35 },
];

let now = ISSUED;
let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());
beforeEach(async () => {
  now = ISSUED;
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
  await configure(true);
});

const configure = (automatic: boolean, levels: object[] = LEVELS) =>
  admin.request('PUT', '/api/payment-reminders/settings', { automatic, levels });
async function invoiced(change: Parameters<typeof booked>[2] = {}): Promise<string> {
  return (await issue(dispatcher, await booked(product, customer, change))).json().number;
}
/** Runs the job twice at once and once more, some days after the due day. */
async function run(days: number): Promise<void> {
  now = new Date(DUE + days * DAY_MS);
  const work = () => sendPaymentReminders(product.dependencies)({});
  await Promise.all([work(), work()]);
  await work();
}
async function back(): Promise<void> {
  dispatcher = await product.comeBack(dispatcher);
  customer = await product.comeBack(customer);
}
const remind = (number: string) =>
  dispatcher.request('POST', `/api/invoices/${number}/payment-reminders`, {});
const dispute = (number: string, disputed: boolean) =>
  dispatcher.request('PUT', `/api/invoices/${number}/dispute`, { disputed, reason: 'Wrong weight' });
const read = async (number: string): Promise<Invoice> =>
  (await customer.request('GET', `/api/invoices/${number}`)).json();
async function mails() {
  const rows = await product.database.sql<
    { subject: string; text: string }[]
  >`select subject, text from mail_outbox
    where recipient = ${customer.email} and subject ~ '^(Payment reminder|Second payment|Final notice)'
    order by id`;
  return [...rows];
}
const subjects = async () => (await mails()).map(({ subject }) => subject);

test('one e-mail lists the overdue invoices of a company with their amounts', async () => {
  const first = await invoiced({ cost_cents: 1_200_00 });
  now = new Date(ISSUED.getTime() + 2 * DAY_MS);
  await back();
  const second = await invoiced({ cost_cents: 300_00, currency: 'EUR' });
  await run(7);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Payment reminder: 2 overdue invoices, €300.00, $1,200.00');
  expect(mail?.text).toMatch(
    new RegExp(`${first} for shipment GS\\d+: \\$1,200.00, due on 9 February 2026, 7 days overdue`),
  );
  expect(mail?.text).toMatch(
    new RegExp(`${second} for shipment GS\\d+: €300.00, due on 11 February 2026, 5 days overdue`),
  );
  expect(mail?.text).toContain('Total overdue: €300.00, $1,200.00.');
  await back();
  expect((await read(first)).payment_reminders).toEqual([
    { level: 1, name: 'Payment reminder', sent_at: '2026-02-16T12:00:00.000Z' },
  ]);
  // It had not reached the first level yet.
  expect((await read(second)).payment_reminders).toEqual([]);
  const [entry] = await product.database.sql`select actor_id, subject_id, detail from audit_log
    where action = 'invoices.sendPaymentReminder' order by id desc limit 1`;
  expect(entry).toEqual({
    actor_id: null,
    subject_id: customer.organisation_id,
    detail: { dunning_level: 'Payment reminder', invoices: 1, numbers: [first] },
  });
  const [notification] = await product.database.sql`select kind, title, message, related_id from notifications
    where user_id = ${customer.user_id} order by id desc limit 1`;
  expect(notification).toEqual({
    kind: 'payment_reminder',
    title: 'Payment reminder',
    message: '2 overdue invoices, the oldest due on 9 February 2026: €300.00, $1,200.00',
    related_id: null,
  });
});

test('each level is sent once, on its day', async () => {
  const number = await invoiced();
  const sent: Record<number, number> = {};
  for (const days of [0, 6, 7, 8, 20, 21, 34, 35, 36, 90]) {
    await run(days);
    sent[days] = (await subjects()).length;
  }
  expect(sent).toEqual({ 0: 0, 6: 0, 7: 1, 8: 1, 20: 1, 21: 2, 34: 2, 35: 3, 36: 3, 90: 3 });
  expect(await subjects()).toEqual(LEVELS.map(({ name }) => `${name}: invoice ${number}, $1,834.50`));
});

test('a company gets at most one e-mail in seven days', async () => {
  await invoiced();
  now = new Date(ISSUED.getTime() + 3 * DAY_MS);
  await back();
  const later = await invoiced();
  await run(7);
  await run(10);
  expect(await subjects()).toHaveLength(1);
  await run(14);
  expect(await subjects()).toHaveLength(2);
  await back();
  expect((await read(later)).payment_reminders).toMatchObject([{ level: 1 }]);
});

test('a company whose reminder fails stops no other, and gets it when the job is retried', async () => {
  const { sql } = product.database;
  const failing = await invoiced();
  const next = await product.signIn('customer');
  expect((await issue(dispatcher, await booked(product, next))).statusCode).toBe(201);
  const reminded = async () => {
    const rows = await sql`select recipient from mail_outbox
      where recipient in (${customer.email}, ${next.email}) and subject like 'Payment reminder:%'`;
    return rows.map(({ recipient }) => recipient).sort();
  };
  const [invoice] = await sql`select id from invoices where number = ${failing}`;
  await sql.unsafe(
    `alter table payment_reminders add constraint refused check (invoice_id <> '${invoice?.id}')`,
  );
  now = new Date(DUE + 7 * DAY_MS);
  const work = sendPaymentReminders(product.dependencies);
  await expect(work({})).rejects.toThrow('Payment reminder failed: 1');
  expect(await reminded()).toEqual([next.email]);
  await sql`alter table payment_reminders drop constraint refused`;
  await work({});
  expect(await reminded()).toEqual([customer.email, next.email].sort());
});

test.each([
  ['is paid', (number: string) => dispatcher.request('POST', `/api/invoices/${number}/payment`, {})],
  [
    'is void',
    (number: string) => dispatcher.request('POST', `/api/invoices/${number}/void`, { reason: 'x' }),
  ],
  [
    'is credited',
    (number: string) => dispatcher.request('POST', `/api/invoices/${number}/credit-notes`, { reason: 'x' }),
  ],
  ['is disputed', (number: string) => dispute(number, true)],
])('no reminder for an invoice that %s', async (_, act) => {
  const number = await invoiced();
  expect((await act(number)).statusCode).toBeLessThan(300);
  await run(40);
  expect(await subjects()).toEqual([]);
});

test('a reminder states what credit notes leave of an invoice', async () => {
  const number = await invoiced({ cost_cents: 900_00 });
  const credited = await dispatcher.request('POST', `/api/invoices/${number}/credit-notes`, {
    reason: 'Wrong rate',
    lines: [{ line: 1, amount: { amount: 50_00, currency: 'USD' } }],
  });
  expect(credited.statusCode).toBe(201);
  await run(7);
  expect(await subjects()).toEqual([`Payment reminder: invoice ${number}, $850.00`]);
});

test.each([
  ['reminders are off', () => configure(false)],
  [
    'its company is exempt',
    () =>
      dispatcher.request('PATCH', `/api/organisations/${customer.organisation_id}`, {
        payment_reminders: false,
      }),
  ],
  [
    'nobody gets these e-mails',
    () =>
      product.database.sql`insert into notification_preferences (user_id, kind, delivery)
        values (${customer.user_id}, 'payment_reminder', 'off')`,
  ],
])('no reminder where %s', async (_, act) => {
  const number = await invoiced();
  await act();
  await run(40);
  expect(await subjects()).toEqual([]);
  await back();
  expect((await read(number)).payment_reminders).toEqual([]);
});

test('a disputed invoice is reminded of again once the dispute has ended', async () => {
  const number = await invoiced();
  expect((await dispute(number, true)).json()).toEqual({ number, disputed_at: ISSUED.toISOString() });
  await run(7);
  await back();
  expect((await remind(number)).json()).toMatchObject({ code: 'DISPUTED' });
  expect((await dispute(number, false)).json()).toEqual({ number, disputed_at: null });
  await run(8);
  expect(await subjects()).toHaveLength(1);
});

test('staff send each level once by hand, also while reminders are off', async () => {
  await configure(false, LEVELS.slice(0, 2));
  const number = await invoiced();
  expect((await remind(number)).json()).toMatchObject({ code: 'NOT_OVERDUE' });
  now = new Date(DUE + DAY_MS);
  await back();
  const sent = await remind(number);
  expect([sent.statusCode, sent.json()]).toEqual([
    201,
    { number, level: 1, name: 'Payment reminder', sent_at: now.toISOString(), recipients: 1 },
  ]);
  expect((await remind(number)).json()).toMatchObject({ code: 'SENT_TODAY' });
  now = new Date(DUE + 2 * DAY_MS);
  await back();
  expect((await remind(number)).json()).toMatchObject({ level: 2, name: 'Second payment reminder' });
  now = new Date(DUE + 3 * DAY_MS);
  await back();
  expect((await remind(number)).json()).toMatchObject({ code: 'ALL_LEVELS_SENT' });
  expect(await subjects()).toHaveLength(2);
});

test('of two who send a reminder at once, one does', async () => {
  const number = await invoiced();
  now = new Date(DUE + DAY_MS);
  await back();
  const responses = await Promise.all([remind(number), remind(number)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await subjects()).toHaveLength(1);
});

test('a company without anyone who sees invoices gets none by hand', async () => {
  const number = await invoiced();
  await product.database.sql`update members set permissions = '{view,manage}'
    where user_id = ${customer.user_id}`;
  now = new Date(DUE + DAY_MS);
  dispatcher = await product.comeBack(dispatcher);
  expect((await remind(number)).json()).toMatchObject({ code: 'NO_RECIPIENT' });
});

test('settings are off until an admin turns them on', async () => {
  await product.database.sql`delete from reminder_settings`;
  const settings = await dispatcher.request('GET', '/api/payment-reminders/settings');
  expect(settings.json()).toEqual({ automatic: false, levels: LEVELS });
  const change = { automatic: true, levels: LEVELS };
  expect((await dispatcher.request('PUT', '/api/payment-reminders/settings', change)).statusCode).toBe(403);
  const [first, second] = LEVELS;
  const response = await configure(true, [{ ...first, days_after_due: 30 }, second as object]);
  expect([response.statusCode, response.json()]).toMatchObject([
    422,
    { issues: [{ path: 'levels.1.days_after_due', message: 'Enter more days than for the level before.' }] },
  ]);
});
