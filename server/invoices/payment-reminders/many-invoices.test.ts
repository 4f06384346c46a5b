import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';
import { sendPaymentReminders } from './send-payment-reminders.ts';

const ISSUED = new Date('2026-01-10T12:00:00Z');

let now = ISSUED;
let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
afterAll(() => product.close());

test('a thousand invoices that wait for their next level hold up no newer one', async () => {
  const { sql } = product.database;
  let customer = await product.signIn('customer');
  let admin = await product.signIn('admin');
  const levels = [
    { name: 'Payment reminder', days_after_due: 7 },
    { name: 'Final notice', days_after_due: 35 },
  ];
  await admin.request('PUT', '/api/payment-reminders/settings', { automatic: true, levels });
  const invoiced = async () => (await issue(admin, await booked(product, customer))).json().number;
  const older = await invoiced();
  await sql`insert into invoices select copy.* from invoices as model, generate_series(1, 999) as place,
    jsonb_populate_record(model, jsonb_build_object('id', gen_random_uuid(), 'number', 'OLD-' || place)) as copy
    where model.number = ${older}`;
  now = new Date(ISSUED.getTime() + DAY_MS);
  customer = await product.comeBack(customer);
  admin = await product.comeBack(admin);
  const newer = await invoiced();
  const work = sendPaymentReminders(product.dependencies);
  now = new Date(ISSUED.getTime() + 37 * DAY_MS);
  await work({});
  now = new Date(now.getTime() + 7 * DAY_MS);
  await work({});
  const reminded =
    await sql`select count(*)::int as reminders, count(*) filter (where number = ${newer})::int as newer
    from payment_reminders join invoices on invoices.id = invoice_id`;
  expect([...reminded]).toEqual([{ reminders: 1_001, newer: 1 }]);
});
