import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../audit/audit-log-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';
import { invoices } from '../invoices-table.ts';

let now = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function issued(): Promise<string> {
  now = new Date('2026-11-21T12:00:00Z');
  dispatcher = await product.comeBack(dispatcher);
  const { number } = (await issue(dispatcher, await booked(product, customer))).json();
  now = new Date('2026-12-02T09:30:00Z');
  dispatcher = await product.comeBack(dispatcher);
  return number;
}
const usd = (amount: number) => ({ amount, currency: 'USD' });
const pay = (number: string, body: object = {}, headers: Record<string, string> = {}) =>
  dispatcher.request('POST', `/api/invoices/${number}/payment`, body, headers);
async function stored(number: string) {
  const [invoice] = await product.database.db.select().from(invoices).where(eq(invoices.number, number));
  return invoice;
}

test.each([
  [{}, '2026-12-02T09:30:00.000Z'],
  [{ paid_at: '2026-11-30T08:00:00Z' }, '2026-11-30T08:00:00.000Z'],
  [{ paid_at: '2026-11-21' }, '2026-11-21T00:00:00.000Z'],
])('%o marks it as paid at that time', async (body, paid_at) => {
  const number = await issued();
  const response = await pay(number.toLowerCase(), body);
  expect([response.statusCode, response.json()]).toMatchObject([200, { number, paid_at, due: usd(0) }]);
  expect(response.headers['x-invalidates']).toBe('invoices,portal,organisations,audit');
  const invoice = await stored(number);
  expect(invoice).toMatchObject({ status: 'Paid', paid_at: new Date(paid_at) });
  const [audited] = await product.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'invoices.recordPayment'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(audited).toMatchObject({
    actor_id: dispatcher.user_id,
    subject_id: invoice?.id,
    detail: { number, paid_at },
  });
});

test.each([
  [{ paid_at: '2026-12-02T09:30:01Z' }, 422, 'IN_FUTURE'],
  [{ paid_at: '2026-11-20T23:59:59Z' }, 422, 'BEFORE_ISSUE'],
  [{ paid_at: 'soon' }, 422, 'UNPROCESSABLE_CONTENT'],
])('%o is rejected', async (body, status, code) => {
  const number = await issued();
  const response = await pay(number, body);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(await stored(number)).toMatchObject({ status: 'Pending', paid_at: null });
});

test('an invoice is paid once, and a repeated call gets the first response', async () => {
  const number = await issued();
  const responses = await Promise.all([pay(number), pay(number)]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const other = await issued();
  const key = { 'idempotency-key': 'one-payment' };
  expect([(await pay(other, {}, key)).statusCode, (await pay(other, {}, key)).statusCode]).toEqual([
    200, 200,
  ]);
  expect((await pay(other)).json().code).toBe('ALREADY_PAID');
  expect((await pay('INV-2026-99999')).statusCode).toBe(404);
});
