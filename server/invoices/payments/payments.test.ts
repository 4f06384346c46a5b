import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import type { Statement } from '#contract/invoices/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
let now = new Date('2026-09-01T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let staff: TestPerson;
/** Sessions of other days have ended. */
const at = async (day: string) => {
  now = new Date(`${day}T12:00:00Z`);
  staff = await product.signIn('dispatcher');
};
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
beforeEach(async () => {
  customer = await product.signIn('customer');
  await at('2026-09-01');
});
afterAll(() => product.close());

async function invoiced(): Promise<string> {
  const tracking_number = await booked(product, staff, {
    cost_cents: 1_000_00,
    organisation_id: customer.organisation_id as string,
  });
  await product.database.sql`delete from shipment_charges where shipment_id in
    (select id from shipments where tracking_number = ${tracking_number})`;
  return (await issue(staff, tracking_number)).json().number;
}
const pay = (number: string, amount: number, more: object = {}) =>
  staff.request('POST', `/api/invoices/${number}/payment`, { amount: usd(amount), ...more });
const paid = async (number: string, amount: number, more: object = {}) => {
  const response = await pay(number, amount, more);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payment_id as string;
};
const reverse = (id: string) =>
  staff.request('POST', `/api/payments/${id}/reversal`, { reason: 'Returned by the bank' });
const credit = (number: string, amount: number) =>
  staff.request('POST', `/api/invoices/${number}/credit-notes`, {
    reason: 'Agreed',
    lines: [{ line: 1, amount: usd(amount) }],
  });
const read = async (number: string): Promise<Invoice> =>
  (await staff.request('GET', `/api/invoices/${number}`)).json();
async function debt(): Promise<number> {
  const response = await staff.request('GET', `/api/organisations/${customer.organisation_id}/credit`);
  return response.json().due_cents;
}
async function account(to: string, from = '2026-09-01') {
  const path = `/api/organisations/${customer.organisation_id}/statement?from=${from}&to=${to}`;
  const { accounts }: Statement = (await staff.request('GET', path)).json();
  return accounts[0];
}

test('an invoice that is paid in parts stays pending until nothing is due', async () => {
  const number = await invoiced();
  await at('2026-09-10');
  await paid(number, 400_00, { paid_at: '2026-09-05', reference: 'SEPA 1' });
  expect(await read(number)).toMatchObject({
    status: 'Pending',
    paid: usd(400_00),
    due: usd(600_00),
    paid_at: null,
    payments: [{ amount: usd(400_00), total: usd(400_00), reference: 'SEPA 1', reversed_at: null }],
  });
  expect(await debt()).toBe(600_00);
  await paid(number, 600_00);
  expect(await read(number)).toMatchObject({
    status: 'Paid',
    paid: usd(1_000_00),
    due: usd(0),
    paid_at: now.toISOString(),
  });
  expect(await debt()).toBe(0);
});

test('what is still due is what lists, totals, reminders and the statement count', async () => {
  const number = await invoiced();
  await paid(number, 300_00);
  await at('2026-11-01');
  const path = `/api/staff/invoices?organisation=${customer.organisation_id}`;
  expect((await staff.request('GET', path)).json()).toMatchObject({
    invoices: [{ number, status: 'Overdue', due: usd(700_00), paid: usd(300_00) }],
    totals: { open_cents: 700_00, overdue_cents: 700_00 },
  });
  const reminded = await staff.request('POST', `/api/invoices/${number}/payment-reminders`);
  expect(reminded.statusCode, reminded.body).toBe(201);
  const [reminder] = await product.database.sql`
    select due_cents::int from payment_reminders where invoice_id = (select id from invoices where number = ${number})`;
  expect(reminder).toEqual({ due_cents: 700_00 });
  expect(await account('2026-11-01')).toMatchObject({
    closing: usd(700_00),
    ageing: { days_31_60: usd(700_00) },
    open_items: [{ number, open: usd(700_00) }],
  });
});

test('a reversed payment is due again, and stays on record with its reason', async () => {
  const number = await invoiced();
  const first = await paid(number, 400_00);
  await at('2026-09-10');
  const second = await paid(number, 600_00);
  await at('2026-09-20');
  expect((await reverse(second)).statusCode).toBe(200);
  expect(await read(number)).toMatchObject({
    status: 'Pending',
    due: usd(600_00),
    paid_at: null,
    payments: [
      { id: first },
      { id: second, reversal_reason: 'Returned by the bank', reversed_at: now.toISOString() },
    ],
  });
  expect(await debt()).toBe(600_00);
  expect((await reverse(second)).json().code).toBe('ALREADY_REVERSED');
  const [audited] = await product.database.sql`
    select detail from audit_log where action = 'invoices.reversePayment' order by id desc limit 1`;
  expect(audited?.detail).toMatchObject({ numbers: [number], amount_cents: 600_00 });
  // The statement of the days before counts it.
  expect(await account('2026-09-15')).toMatchObject({ closing: usd(0), open_items: [] });
  const after = await account('2026-09-30');
  expect(after?.entries.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['invoice', 1_000_00],
    ['payment', -400_00],
    ['payment', -600_00],
    ['reversal', 600_00],
  ]);
  expect(after).toMatchObject({ closing: usd(600_00), open_items: [{ number, open: usd(600_00) }] });
});

test('what is paid above the invoice is on account, and shows as a credit', async () => {
  const number = await invoiced();
  const response = await pay(number, 1_250_00);
  expect(response.json()).toMatchObject({ paid: usd(1_000_00), due: usd(0), on_account: usd(250_00) });
  const statement = await account('2026-09-30');
  expect(statement).toMatchObject({ closing: usd(-250_00), credit: usd(-250_00) });
  expect(statement?.entries.map(({ kind, number: of, balance }) => [kind, of, balance.amount])).toEqual([
    ['invoice', number, 1_000_00],
    ['on_account', '', 750_00],
    ['payment', number, -250_00],
  ]);
  await reverse(response.json().payment_id);
  expect(await account('2026-09-30')).toMatchObject({ closing: usd(1_000_00), credit: usd(0) });
});

test('a credit note for the rest settles the invoice; one for more leaves a credit balance', async () => {
  const number = await invoiced();
  const id = await paid(number, 400_00);
  await at('2026-09-12');
  await credit(number, 600_00);
  expect(await read(number)).toMatchObject({
    status: 'Paid',
    due: usd(0),
    paid: usd(400_00),
    overpaid: usd(0),
  });
  const note = (await credit(number, 100_00)).json().number;
  expect(await read(number)).toMatchObject({
    status: 'Paid',
    overpaid: usd(100_00),
    refundable: usd(100_00),
  });
  expect(await account('2026-09-10')).toMatchObject({ open_items: [{ number, open: usd(600_00) }] });
  expect(await account('2026-09-30')).toMatchObject({ closing: usd(-100_00), credit: usd(-100_00) });
  await staff.request('POST', `/api/invoices/${note}/refunds`, { amount: usd(80_00) });
  expect((await reverse(id)).json().code).toBe('REFUNDED');
  expect(await read(number)).toMatchObject({ status: 'Paid', payments: [{ reversed_at: null }] });
});

test('an invoice with a payment is not voided before the payment is reversed', async () => {
  const number = await invoiced();
  const id = await paid(number, 1_00);
  const voided = () => staff.request('POST', `/api/invoices/${number}/void`, { reason: 'Wrong customer' });
  expect((await voided()).json().code).toBe('HAS_PAYMENTS');
  await reverse(id);
  expect((await voided()).statusCode).toBe(200);
});

test.each([
  ['nothing', { amount: usd(0) }, 'Enter an amount above 0.'],
  ['another currency', { amount: { amount: 100, currency: 'EUR' } }, 'This invoice is in USD.'],
  ['a long reference', { reference: 'x'.repeat(101) }, 'At most 100 characters.'],
])('%s is refused at its field', async (_, body, message) => {
  const response = await pay(await invoiced(), 1, body);
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain(message);
});

test('payments at the same time never pay more than is due', async () => {
  const number = await invoiced();
  const responses = await Promise.all([pay(number, 700_00), pay(number, 700_00)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await read(number)).toMatchObject({ status: 'Paid', paid: usd(1_000_00) });
  expect(await account('2026-09-30')).toMatchObject({ closing: usd(-400_00) });
});

test('what is recorded of a payment never changes', async () => {
  const id = await paid(await invoiced(), 5_00);
  const { sql } = product.database;
  await expect(sql`update payments set amount_cents = 1 where id = ${id}`).rejects.toThrow('never change');
  await expect(sql`update payment_allocations set amount_cents = 1 where payment_id = ${id}`).rejects.toThrow(
    'never change',
  );
});

test('the client sees payments, and can’t reverse them', async () => {
  const number = await invoiced();
  const id = await paid(number, 5_00, { reference: 'SEPA 9' });
  const seen = (await customer.request('GET', `/api/invoices/${number}`)).json();
  expect(seen).toMatchObject({ due: usd(995_00), payments: [{ id, reference: 'SEPA 9' }] });
  const refused = await customer.request('POST', `/api/payments/${id}/reversal`, { reason: 'Mine' });
  expect(refused.statusCode).toBe(403);
});
