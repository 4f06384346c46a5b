import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pagesOf } from '../../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });

let product: TestApp;
let customer: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  staff = await product.signIn('dispatcher');
});
beforeEach(async () => {
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  staff.request('POST', `/api/invoices/${path}`, body, headers);
const refund = (number: string, body: object = {}) => post(`${number}/refunds`, body);
const read = async (number: string) => (await customer.request('GET', `/api/invoices/${number}`)).json();

/** The number of an invoice over $1,000. */
async function invoiced(currency = 'USD'): Promise<string> {
  const tracking_number = await booked(product, customer, { cost_cents: 1_000_00, currency });
  await product.database.sql`delete from shipment_charges where shipment_id in
    (select id from shipments where tracking_number = ${tracking_number})`;
  return (await issue(staff, tracking_number)).json().number;
}
async function credited(invoice: string, amount: number, currency = 'USD'): Promise<string> {
  const lines = [{ line: 1, amount: { amount, currency } }];
  const response = await post(`${invoice}/credit-notes`, { reason: 'Agreed', lines });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().number;
}
/** A credit note over $30 for a paid invoice. */
async function paidAndCredited() {
  const invoice = await invoiced();
  await post(`${invoice}/payment`);
  return { invoice, note: await credited(invoice, 30_00) };
}
async function balances() {
  const path = `/api/organisations/${customer.organisation_id}/credit`;
  const { credit_balances, used_cents } = (await staff.request('GET', path)).json();
  const { due } = (await customer.request('GET', '/api/portal/attention')).json();
  expect(due.credit_balances).toEqual(credit_balances);
  return { credit_balances, used_cents };
}

test('what was credited after the payment is an open credit of the company until it is refunded', async () => {
  const { invoice, note } = await paidAndCredited();
  expect(await balances()).toEqual({ credit_balances: [usd(30_00)], used_cents: 0 });
  expect(await read(note)).toMatchObject({ refundable: usd(30_00), refunded: usd(0), refunds: [] });
  const response = await refund(note.toLowerCase(), { reference: 'TRANSFER 4711' });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { number: note, amount: usd(30_00), refunded_at: NOW.toISOString() },
  ]);
  expect(await balances()).toEqual({ credit_balances: [], used_cents: 0 });
  const refunds = [{ amount: usd(30_00), refunded_at: NOW.toISOString(), reference: 'TRANSFER 4711' }];
  const settled = { refundable: usd(0), refunded: usd(30_00), refunds };
  expect(await read(note)).toMatchObject(settled);
  expect(await read(invoice)).toMatchObject({ ...settled, overpaid: usd(30_00), status: 'Paid' });
  const pdf = await customer.request('GET', `/api/invoices/${invoice}/pdf`);
  const printed = (await pagesOf(new Uint8Array(pdf.rawPayload))).join(' ');
  expect(printed).toContain('Refunded on 21 November 2026, TRANSFER 4711 $30.00');
  expect(printed).not.toContain('Credit balance');
  const [head = '', row = ''] = (await staff.request('GET', `/api/staff/invoices.csv?q=${note}`)).body
    .trim()
    .split(/\r?\n/);
  const names = head.split(',');
  // From the end, because descriptions have commas.
  expect(row.split(',').at(names.indexOf('refunded') - names.length)).toBe('30');
  const [audited] = await product.database.sql`
    select actor_id, detail from audit_log where action = 'invoices.recordRefund' order by id desc limit 1`;
  expect(audited).toMatchObject({
    actor_id: staff.user_id,
    detail: { number: note, amount_cents: 30_00, reference: 'TRANSFER 4711' },
  });
});

test('a part is refunded, then at most the rest', async () => {
  const { note } = await paidAndCredited();
  await refund(note, { amount: usd(10_00), refunded_at: '2026-11-21T08:00:00Z' });
  expect(await balances()).toMatchObject({ credit_balances: [usd(20_00)] });
  const above = await refund(note, { amount: usd(20_01) });
  expect(above.statusCode).toBe(422);
  expect(above.body).toContain('Enter an amount up to $20.00.');
  await refund(note, { amount: usd(20_00) });
  expect((await read(note)).refunds).toHaveLength(2);
  expect((await refund(note)).json().code).toBe('NOTHING_TO_REFUND');
});

test('of two refunds at once, one is refused', async () => {
  const { note } = await paidAndCredited();
  const answers = await Promise.all([refund(note), refund(note)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test.each([
  [{ refunded_at: '2026-11-21T12:00:01Z' }, 'IN_FUTURE'],
  [{ refunded_at: '2026-11-20T23:59:59Z' }, 'BEFORE_ISSUE'],
  [{ amount: { amount: 1_00, currency: 'EUR' } }, 'UNPROCESSABLE_CONTENT'],
  [{ amount: usd(0) }, 'UNPROCESSABLE_CONTENT'],
])('%o is rejected', async (body, code) => {
  const { note } = await paidAndCredited();
  const response = await refund(note, body);
  expect([response.statusCode, response.json().code]).toEqual([422, code]);
  expect(await read(note)).toMatchObject({ refunds: [] });
});

test('only a credit note for a paid invoice can be refunded', async () => {
  const { invoice } = await paidAndCredited();
  expect((await refund(invoice)).json().code).toBe('NOT_CREDIT_NOTE');
  const unpaid = await credited(await invoiced(), 30_00);
  expect((await refund(unpaid)).json().code).toBe('NOTHING_TO_REFUND');
  expect((await refund('CN-2026-99999')).statusCode).toBe(404);
});

test('credits are summed by currency', async () => {
  await paidAndCredited();
  await paidAndCredited();
  const invoice = await invoiced('EUR');
  await post(`${invoice}/payment`);
  await credited(invoice, 50_00, 'EUR');
  expect(await balances()).toMatchObject({
    credit_balances: [{ amount: 50_00, currency: 'EUR' }, usd(60_00)],
  });
});
