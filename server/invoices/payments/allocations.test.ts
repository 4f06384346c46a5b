import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Payment } from '#contract/invoices/payments.ts';
import type { Statement } from '#contract/invoices/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });

let now = NOW;
let product: TestApp;
let customer: TestPerson;
let staff: TestPerson;
let path: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
});
beforeEach(async () => {
  now = NOW;
  customer = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
  path = `/api/organisations/${customer.organisation_id}`;
});
afterAll(() => product.close());

async function invoiced(cost_cents: number, more: object = {}): Promise<string> {
  const organisation_id = customer.organisation_id as string;
  const tracking_number = await booked(product, staff, { cost_cents, organisation_id, ...more });
  await product.database.sql`delete from shipment_charges where shipment_id in
    (select id from shipments where tracking_number = ${tracking_number})`;
  return (await issue(staff, tracking_number)).json().number;
}
const part = (number: string, amount: number) => ({ number, amount: usd(amount) });
const receive = (amount: number, allocations: object[] = [], more: object = {}) =>
  staff.request('POST', `${path}/payments`, { amount: usd(amount), allocations, ...more });
const allocate = (id: string, ...allocations: object[]) =>
  staff.request('POST', `/api/payments/${id}/allocations`, { allocations });
const reverse = (id: string) => staff.request('POST', `/api/payments/${id}/reversal`, { reason: 'Returned' });
const refund = (id: string, amount: number) =>
  staff.request('POST', `/api/payments/${id}/refunds`, { amount: usd(amount), reason: 'Overpaid' });
const invoice = async (number: string) => (await staff.request('GET', `/api/invoices/${number}`)).json();
const list = async (
  reader = staff,
): Promise<{ payments: Payment[]; on_account: object[]; next: string | null }> =>
  (await reader.request('GET', `${path}/payments`)).json();
async function account(to = '2026-11-21') {
  const { accounts }: Statement = (
    await staff.request('GET', `${path}/statement?from=2026-11-01&to=${to}`)
  ).json();
  return accounts.find(({ currency }) => currency === 'USD');
}

test('one payment pays several invoices; the rest is on account until it is allocated', async () => {
  const [one, other] = [await invoiced(100_00), await invoiced(50_00)];
  const response = await receive(170_00, [part(one, 100_00), part(other, 20_00)], { reference: 'SEPA 7' });
  expect([response.statusCode, response.json()]).toMatchObject([
    201,
    { allocated: usd(120_00), on_account: usd(50_00) },
  ]);
  expect(await invoice(one)).toMatchObject({
    status: 'Paid',
    payments: [{ amount: usd(100_00), total: usd(170_00) }],
  });
  expect(await invoice(other)).toMatchObject({ status: 'Pending', due: usd(30_00) });
  expect(await account()).toMatchObject({ closing: usd(-20_00), credit: usd(-50_00) });

  const { id } = response.json();
  expect((await allocate(id, part(other, 30_00))).json()).toMatchObject({ on_account: usd(20_00) });
  expect(await invoice(other)).toMatchObject({
    status: 'Paid',
    payments: [{ id, amount: usd(50_00), total: usd(170_00) }],
  });
  expect(await list()).toMatchObject({
    payments: [
      {
        id,
        amount: usd(170_00),
        on_account: usd(20_00),
        reference: 'SEPA 7',
        recorded_by: expect.any(String),
        allocations: [part(one, 100_00), part(other, 50_00)],
      },
    ],
    on_account: [usd(20_00)],
  });

  expect((await reverse(id)).statusCode).toBe(200);
  expect(await invoice(one)).toMatchObject({ status: 'Pending', due: usd(100_00) });
  expect(await account()).toMatchObject({ closing: usd(150_00), credit: usd(0) });
  expect(await list()).toMatchObject({ payments: [{ on_account: usd(0) }], on_account: [] });
  expect((await allocate(id, part(one, 1))).json().code).toBe('REVERSED');
});

test('a payment on account pays an invoice from the day of the allocation', async () => {
  now = new Date('2026-11-10T12:00:00Z');
  staff = await product.signIn('dispatcher');
  const { id } = (await receive(100_00)).json();
  const number = await invoiced(100_00);
  now = NOW;
  staff = await product.signIn('dispatcher');
  await allocate(id, part(number, 100_00));
  expect(await invoice(number)).toMatchObject({ status: 'Paid', paid_at: NOW.toISOString() });
  expect(await account('2026-11-15')).toMatchObject({
    closing: usd(0),
    credit: usd(-100_00),
    open_items: [{ number, open: usd(100_00) }],
  });
  expect(await account()).toMatchObject({ closing: usd(0), credit: usd(0), open_items: [] });
});

test('what does not fit is refused at its field, and nothing is recorded', async () => {
  const number = await invoiced(100_00);
  const foreign = await invoiced(100_00, { currency: 'EUR' });
  const cases = [
    [[part(number, 100_01)], 'allocations.0.amount', 'Enter an amount up to $100.00.'],
    [[part(number, 1), part('INV-0', 1)], 'allocations.1.number', 'no open invoice'],
    [[part(foreign, 1)], 'allocations.0.amount', 'This payment is in USD'],
    [[part(number, 1), part(number.toLowerCase(), 1)], 'allocations', 'Name each invoice once.'],
  ] as const;
  for (const [allocations, field, message] of cases) {
    const response = await receive(500_00, [...allocations]);
    expect([response.statusCode, response.json().issues]).toMatchObject([422, [{ path: field }]]);
    expect(response.body).toContain(message);
  }
  expect((await receive(1_00, [part(number, 2_00)])).body).toContain('Allocate at most $1.00.');
  expect((await receive(1_00, [], { paid_at: '2026-11-22' })).json().code).toBe('IN_FUTURE');
  expect(await list()).toMatchObject({ payments: [] });
  expect(await invoice(number)).toMatchObject({ due: usd(100_00) });
});

test('invoices of other companies are not paid', async () => {
  const number = await invoiced(100_00);
  const other = await product.signIn('customer');
  const response = await staff.request('POST', `/api/organisations/${other.organisation_id}/payments`, {
    amount: usd(100_00),
    allocations: [part(number, 1_00)],
  });
  expect(response.statusCode).toBe(422);
});

test('customers see their own payments, without who recorded them', async () => {
  await receive(5_00, [], { reference: 'SEPA 8' });
  expect(await list(customer)).toMatchObject({
    payments: [{ reference: 'SEPA 8', recorded_by: null }],
    on_account: [usd(5_00)],
  });
  const other = await product.signIn('customer');
  expect((await other.request('GET', `${path}/payments`)).statusCode).toBe(404);
});

test('two allocations at the same time never allocate more than the payment', async () => {
  const [one, other] = [await invoiced(100_00), await invoiced(100_00)];
  const { id } = (await receive(100_00)).json();
  const responses = await Promise.all([allocate(id, part(one, 80_00)), allocate(id, part(other, 80_00))]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(await account()).toMatchObject({ closing: usd(100_00), credit: usd(-20_00) });
});

test('a merged company’s payments follow its invoices', async () => {
  const number = await invoiced(100_00);
  const { id } = (await receive(130_00, [part(number, 40_00)])).json();
  const into = await product.signIn('customer');
  const admin = await product.signIn('admin');
  const merged = await admin.request('POST', `${path}/merge`, { into: into.organisation_id });
  expect(merged.statusCode, merged.body).toBeLessThan(300);
  path = `/api/organisations/${into.organisation_id}`;
  expect(await list()).toMatchObject({ payments: [{ id }], on_account: [usd(90_00)] });
  expect(await account()).toMatchObject({ closing: usd(-30_00), open_items: [{ number, open: usd(60_00) }] });
});

test('after any sequence, statement, debts and invoices agree to the cent', async () => {
  const numbers = [await invoiced(100_00), await invoiced(70_00), await invoiced(30_00)];
  const ids: string[] = [];
  const refunds: [string, string][] = [];
  const one = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;
  const cents = () => 1 + Math.floor(Math.random() * 60_00);
  for (let step = 0; step < 40; step++) {
    const number = one(numbers);
    const action = one(['receive', 'pay', 'credit', 'reverse', 'allocate', 'refund', 'reverse refund']);
    if (action === 'receive') ids.push((await receive(60_00, [part(number, cents())])).json().id);
    if (action === 'pay') {
      const body = { amount: usd(cents()) };
      ids.push((await staff.request('POST', `/api/invoices/${number}/payment`, body)).json().payment_id);
    }
    if (action === 'credit')
      await staff.request('POST', `/api/invoices/${number}/credit-notes`, {
        reason: 'Agreed',
        lines: [{ line: 1, amount: usd(Math.ceil(cents() / 4)) }],
      });
    const id = one(ids.filter(Boolean));
    if (action === 'reverse' && id) await reverse(id);
    if (action === 'allocate' && id) await allocate(id, part(number, cents()));
    if (action === 'refund' && id) {
      const { refund_id } = (await refund(id, Math.ceil(cents() / 6))).json();
      if (refund_id) refunds.push([id, refund_id]);
    }
    const reversed = action === 'reverse refund' && one(refunds);
    if (reversed) {
      const path = `/api/payments/${reversed[0]}/refunds/${reversed[1]}/reversal`;
      await staff.request('POST', path, { reason: 'Returned' });
    }
  }
  const states = await Promise.all(numbers.map(invoice));
  const sum = (field: string) => states.reduce((total, state) => total + state[field].amount, 0);
  const { payments } = await list();
  const inForce = payments.filter(({ reversed_at }) => reversed_at === null);
  const on_account = inForce.reduce((total, { on_account: { amount } }) => total + amount, 0);
  const received = inForce.reduce((total, { amount: { amount } }) => total + amount, 0);
  const refunded = inForce.reduce((total, { refunded: { amount } }) => total + amount, 0);
  expect(sum('paid') + on_account + refunded).toBe(received);
  expect(sum('due') - sum('overpaid') - on_account).toBe(200_00 - sum('credited') - received + refunded);
  const statement = await account();
  expect(statement?.closing.amount).toBe(sum('due') - sum('overpaid') - on_account);
  expect(statement?.opening.amount).toBe(0);
  expect(statement?.credit.amount).toBe(-sum('overpaid') - on_account);
  const { due_cents } = (await staff.request('GET', `${path}/credit`)).json();
  expect(due_cents).toBe(sum('due'));
});
