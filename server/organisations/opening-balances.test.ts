import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/statements/columns.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { insertBalances } from './opening-balances-table.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
const [paid, unpaid, yen] = [newId(), newId(), newId()];
const BALANCE = { amount_cents: 50_000, currency: 'EUR', issued_on: '2026-01-10', due_on: '2026-02-09' };

beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  const { organisation_id } = customer;
  await product.database.transaction((transaction) =>
    insertBalances(transaction, [
      { id: unpaid, organisation_id, reference: '4712', ...BALANCE, due_on: '2026-03-01' },
      { id: paid, organisation_id, reference: '4711', ...BALANCE },
      { id: yen, organisation_id, reference: '4713', ...BALANCE, currency: 'JPY', due_on: '2026-04-01' },
    ]),
  );
});
afterAll(() => product.close());

const path = () => `/api/organisations/${customer.organisation_id}`;
const pay = (id: string, input = {}) =>
  staff.request('POST', `${path()}/opening-balances/${id}/payment`, input);
const references = async () =>
  (await staff.request('GET', `${path()}/opening-balances`))
    .json()
    .opening_balances.map(({ reference }: { reference: string }) => reference);
const due = async () => (await staff.request('GET', `${path()}/credit`)).json().other_currencies;

test('a balance is due until its payment is recorded', async () => {
  expect(await references()).toEqual(['4711', '4712', '4713']);
  expect(await due()).toMatchObject([{ currency: 'EUR', amount_cents: 100_000 }, { currency: 'JPY' }]);
  const paid_at = '2026-02-01T12:00:00.000Z';
  const response = await pay(paid, { paid_at });
  expect(response.json()).toMatchObject({ reference: '4711', paid_at });
  expect(await references()).toEqual(['4712', '4713']);
  expect(await due()).toMatchObject([{ currency: 'EUR', amount_cents: 50_000 }, { currency: 'JPY' }]);
  const [entry] = await product.database.sql`
    select subject_id, detail from audit_log where action = 'organisations.recordBalancePayment'`;
  expect(entry).toMatchObject({
    subject_id: customer.organisation_id,
    detail: { reference: '4711', amount_cents: 50_000, currency: 'EUR', paid_at },
  });
  expect((await pay(paid)).json()).toMatchObject({ code: 'ALREADY_PAID' });
});

test.each([
  ['in the future', { paid_at: '2099-01-01T00:00:00Z' }, 'IN_FUTURE'],
  ['before the invoice', { paid_at: '2026-01-09T23:59:59Z' }, 'BEFORE_ISSUE'],
])('a payment %s is refused', async (_, input, code) => {
  expect((await pay(unpaid, input)).json()).toMatchObject({ code });
});

test('a balance of another company is not found', async () => {
  const other = await product.signIn('customer');
  const there = `/api/organisations/${other.organisation_id}/opening-balances/${unpaid}/payment`;
  expect((await staff.request('POST', there, {})).statusCode).toBe(404);
});

test('a part of a balance is paid, and the rest stays due', async () => {
  const jpy = (amount: number) => ({ amount, currency: 'JPY' });
  const yenDue = async () => (await due()).find(({ currency }: { currency: string }) => currency === 'JPY');
  const part = { amount: jpy(20_000), paid_at: '2026-03-05T12:00:00.000Z', reference: 'SEPA 1' };
  expect((await pay(yen, part)).json()).toMatchObject({
    paid_at: null,
    due: jpy(30_000),
    payments: [part],
  });
  expect(await references()).toEqual(['4712', '4713']);
  expect(await yenDue()).toMatchObject({ amount_cents: 30_000 });
  // The rest was received before.
  expect((await pay(yen, { paid_at: '2026-02-20T12:00:00Z' })).json()).toMatchObject({
    paid_at: part.paid_at,
    due: jpy(0),
    payments: [part, { amount: jpy(30_000) }],
  });
  expect(await references()).toEqual(['4712']);
  expect(await yenDue()).toBeUndefined();
});

test.each([
  ['more than is due', { amount: 50_001, currency: 'EUR' }, 'Enter an amount up to €500.00.'],
  ['another currency', { amount: 1, currency: 'USD' }, 'This balance is in EUR.'],
])('a payment of %s is refused at its field', async (_, amount, message) => {
  const response = await pay(unpaid, { amount });
  expect([response.statusCode, response.json().issues]).toEqual([422, [{ path: 'amount', message }]]);
});

test('of two payments at once, the second finds the first', async () => {
  const id = newId();
  const { organisation_id } = customer;
  await product.database.transaction((transaction) =>
    insertBalances(transaction, [{ id, organisation_id, reference: '4714', ...BALANCE }]),
  );
  const amount = { amount: 30_000, currency: 'EUR' };
  const responses = await Promise.all([pay(id, { amount }), pay(id, { amount })]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});
