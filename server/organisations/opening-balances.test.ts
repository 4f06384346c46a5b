import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../database/statements/columns.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { insertBalances } from './opening-balances-table.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
const [paid, unpaid] = [newId(), newId()];
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
  expect(await references()).toEqual(['4711', '4712']);
  expect(await due()).toMatchObject([{ currency: 'EUR', amount_cents: 100_000 }]);
  const paid_at = '2026-02-01T12:00:00.000Z';
  const response = await pay(paid, { paid_at });
  expect(response.json()).toMatchObject({ reference: '4711', paid_at });
  expect(await references()).toEqual(['4712']);
  expect(await due()).toMatchObject([{ currency: 'EUR', amount_cents: 50_000 }]);
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
