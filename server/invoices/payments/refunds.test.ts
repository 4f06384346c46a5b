import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Payment } from '#contract/invoices/payments.ts';
import type { Statement } from '#contract/invoices/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';
import { deletePaymentsBefore } from './payments-table.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });

let now = NOW;
let product: TestApp;
let customer: TestPerson;
let staff: TestPerson;
let path: string;
let id: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
beforeEach(async () => {
  now = NOW;
  customer = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  path = `/api/organisations/${customer.organisation_id}`;
  id = await receive(200_00);
});
afterAll(() => product.close());

async function receive(amount: number): Promise<string> {
  const payment = { amount: usd(amount), paid_at: '2026-11-10', reference: 'SEPA 7' };
  return (await staff.request('POST', `${path}/payments`, payment)).json().id;
}
const refund = (amount: number, more: object = {}, by = staff) =>
  by.request('POST', `/api/payments/${id}/refunds`, { amount: usd(amount), reason: 'Overpaid', ...more });
const reverseRefund = (refund_id: string) =>
  staff.request('POST', `/api/payments/${id}/refunds/${refund_id}/reversal`, { reason: 'Returned' });
const reverse = () => staff.request('POST', `/api/payments/${id}/reversal`, { reason: 'Returned' });
const list = async (reader = staff): Promise<{ payments: Payment[]; on_account: object[] }> =>
  (await reader.request('GET', `${path}/payments`)).json();
async function account(period = 'from=2026-11-01&to=2026-11-21', reader = staff) {
  const { accounts }: Statement = (await reader.request('GET', `${path}/statement?${period}`)).json();
  return accounts.find(({ currency }) => currency === 'USD');
}

test('what is on account is refunded: payments, statement, sheet and history state it', async () => {
  const details = { refunded_at: '2026-11-15', reference: 'SEPA 9', reason: 'Paid twice' };
  const response = await refund(150_00, details);
  expect([response.statusCode, response.json()]).toMatchObject([
    201,
    { id, refunded: usd(150_00), on_account: usd(50_00) },
  ]);
  const { refund_id } = response.json();
  for (const reader of [staff, customer])
    expect(await list(reader)).toMatchObject({
      payments: [
        {
          id,
          amount: usd(200_00),
          refunded: usd(150_00),
          on_account: usd(50_00),
          refunds: [{ id: refund_id, amount: usd(150_00), reference: 'SEPA 9', reason: 'Paid twice' }],
        },
      ],
      on_account: [usd(50_00)],
    });
  const statement = await account();
  expect(statement).toMatchObject({ opening: usd(0), closing: usd(-50_00), credit: usd(-50_00) });
  expect(statement?.entries).toMatchObject([
    { on: '2026-11-10', kind: 'on_account', amount: usd(-200_00), reference: 'SEPA 7' },
    { on: '2026-11-15', kind: 'refund', number: '', amount: usd(150_00), reference: 'SEPA 9' },
  ]);
  expect(await account(undefined, customer)).toEqual(statement);
  const sheet = await customer.request('GET', `${path}/statement.csv?from=2026-11-01&to=2026-11-21`);
  expect(sheet.body).toContain('"USD","2026-11-15","refund","","","SEPA 9","",150,-50,""');
  const [audited] = await product.database.sql`
    select actor_id, subject_id, detail from audit_log where action = 'invoices.refundPayment' order by id desc limit 1`;
  expect(audited).toMatchObject({
    actor_id: staff.user_id,
    subject_id: customer.organisation_id,
    detail: { amount_cents: 150_00, currency: 'USD', reference: 'SEPA 9', reason: 'Paid twice' },
  });
});

test('a reversed refund stays on record, and its amount is on account again', async () => {
  const { refund_id } = (await refund(200_00, { refunded_at: '2026-11-15' })).json();
  expect((await list()).on_account).toEqual([]);
  expect((await refund(1)).json().code).toBe('NOTHING_ON_ACCOUNT');
  const reversed = await reverseRefund(refund_id);
  expect([reversed.statusCode, reversed.json()]).toMatchObject([
    200,
    { id, refund_id, refunded: usd(0), on_account: usd(200_00) },
  ]);
  expect((await reverseRefund(refund_id)).json().code).toBe('ALREADY_REVERSED');
  expect(await list(customer)).toMatchObject({
    payments: [{ refunds: [{ reversal_reason: 'Returned', reversed_at: NOW.toISOString() }] }],
    on_account: [usd(200_00)],
  });
  // The statement of the days before counts the refund.
  expect(await account('from=2026-11-01&to=2026-11-20')).toMatchObject({ closing: usd(0) });
  const after = await account('from=2026-11-15&to=2026-11-21');
  expect(after).toMatchObject({ opening: usd(-200_00), closing: usd(-200_00), credit: usd(-200_00) });
  expect(after?.entries.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['refund', 200_00],
    ['refund_reversal', -200_00],
  ]);
});

test('a payment is not reversed while a part of it is refunded', async () => {
  const { refund_id } = (await refund(50_00)).json();
  expect((await reverse()).json().code).toBe('HAS_REFUNDS');
  await reverseRefund(refund_id);
  expect((await reverse()).statusCode).toBe(200);
  expect(await account()).toMatchObject({ closing: usd(0), credit: usd(0) });
  expect((await refund(1)).json().code).toBe('REVERSED');
});

test('what was refunded is not allocated, and what is allocated is not refunded', async () => {
  const organisation_id = customer.organisation_id as string;
  const number = (await issue(staff, await booked(product, staff, { organisation_id }))).json().number;
  const allocate = (amount: number) =>
    staff.request('POST', `/api/payments/${id}/allocations`, {
      allocations: [{ number, amount: usd(amount) }],
    });
  await refund(120_00);
  expect((await allocate(80_01)).body).toContain('Allocate at most $80.00.');
  expect((await allocate(50_00)).json()).toMatchObject({ on_account: usd(30_00) });
  expect((await refund(30_01)).json().issues).toMatchObject([
    { path: 'amount', message: 'Enter an amount up to $30.00.' },
  ]);
});

test('a refund and an allocation at the same time never use the same money', async () => {
  const responses = await Promise.all([refund(150_00), refund(150_00), refund(150_00)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  expect(await account()).toMatchObject({ closing: usd(-50_00) });
});

test.each([
  ['nothing', { amount: usd(0) }, 'Enter an amount above 0.'],
  ['more than is on account', { amount: usd(200_01) }, 'Enter an amount up to $200.00.'],
  ['another currency', { amount: { amount: 1, currency: 'EUR' } }, 'This payment is in USD.'],
  ['no reason', { reason: ' ' }, 'Enter a reason.'],
  ['a day in the future', { refunded_at: '2026-11-22' }, 'IN_FUTURE'],
  ['a day before the payment', { refunded_at: '2026-11-09' }, 'BEFORE_PAYMENT'],
])('%s is refused, and nothing is recorded', async (_, change, message) => {
  const response = await refund(1_00, change);
  expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining(message)]);
  expect(await list()).toMatchObject({ payments: [{ refunds: [] }], on_account: [usd(200_00)] });
});

test('customers see refunds and can’t record them', async () => {
  expect((await refund(1_00, {}, customer)).statusCode).toBe(403);
  const { refund_id } = (await refund(1_00)).json();
  const refused = await customer.request('POST', `/api/payments/${id}/refunds/${refund_id}/reversal`, {
    reason: 'Mine',
  });
  expect(refused.statusCode).toBe(403);
});

test('a merged company’s refunds follow its payments', async () => {
  await refund(50_00);
  const into = await product.signIn('customer');
  const admin = await product.signIn('admin');
  await admin.request('POST', `${path}/merge`, { into: into.organisation_id });
  path = `/api/organisations/${into.organisation_id}`;
  expect(await list()).toMatchObject({ payments: [{ refunded: usd(50_00) }], on_account: [usd(150_00)] });
  expect(await account()).toMatchObject({ closing: usd(-150_00) });
});

test('a refunded payment is retained as long as its refund', async () => {
  await refund(200_00, { refunded_at: '2026-11-15' });
  const { db } = product.database;
  await deletePaymentsBefore(db, new Date('2026-11-12'));
  expect((await list()).payments).toHaveLength(1);
  await deletePaymentsBefore(db, new Date('2026-11-16'));
  expect((await list()).payments).toEqual([]);
});
