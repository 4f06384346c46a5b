import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { booked, issue } from './invoices-for-tests.ts';

let product: TestApp;
let customer: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
});
beforeEach(async () => {
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const usd = (amount: number) => ({ amount, currency: 'USD' });
async function invoiced(): Promise<string> {
  return (await issue(staff, await booked(product, customer))).json().number;
}
const pay = (number: string, amount: number) =>
  staff.request('POST', `/api/invoices/${number}/payment`, { amount: usd(amount) });
const invoice = async (number: string) => (await staff.request('GET', `/api/invoices/${number}`)).json();
const isDone = ({ statusCode }: { statusCode: number }) => statusCode < 300;

test('a payment and a void at once: one of them is refused', async () => {
  const number = await invoiced();
  const [paid, voided] = await Promise.all([
    pay(number, 183_450),
    staff.request('POST', `/api/invoices/${number}/void`, { reason: 'Wrong client' }),
  ]);
  expect([paid, voided].filter(isDone)).toHaveLength(1);
  expect((await invoice(number)).status).toBe(isDone(paid) ? 'Paid' : 'Void');
});

test('a payment that is reversed in several tabs at once is due again, once', async () => {
  const number = await invoiced();
  const { payment_id } = (await pay(number, 100_00)).json();
  const reverse = () =>
    staff.request('POST', `/api/payments/${payment_id}/reversal`, { reason: 'Returned by the bank' });
  const responses = await Promise.all([reverse(), reverse(), reverse()]);
  expect(responses.filter(isDone)).toHaveLength(1);
  expect(await invoice(number)).toMatchObject({ due: usd(183_450), paid: usd(0) });
});

test('a payment that is reversed while it is allocated leaves the sums in agreement', async () => {
  const [one, other] = [await invoiced(), await invoiced()];
  const received = await staff.request('POST', `/api/organisations/${customer.organisation_id}/payments`, {
    amount: usd(200_00),
    allocations: [{ number: one, amount: usd(100_00) }],
  });
  const { id } = received.json();
  const [reversed] = await Promise.all([
    staff.request('POST', `/api/payments/${id}/reversal`, { reason: 'Returned by the bank' }),
    staff.request('POST', `/api/payments/${id}/allocations`, {
      allocations: [{ number: other, amount: usd(100_00) }],
    }),
  ]);
  expect(reversed.statusCode, reversed.body).toBe(200);
  expect([(await invoice(one)).due, (await invoice(other)).due]).toEqual([usd(183_450), usd(183_450)]);
});

test('a shipment that is cancelled while it is invoiced has one invoice at most, and stays billable', async () => {
  const tracking_number = await booked(product, customer);
  const [issued, cancelled] = await Promise.all([
    issue(staff, tracking_number),
    staff.request('POST', `/api/shipments/${tracking_number}/status`, {
      status: 'cancelled',
      confirmed: true,
    }),
  ]);
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  const { invoices } = (await staff.request('GET', `/api/shipments/${tracking_number}/invoice`)).json();
  expect(invoices).toHaveLength(isDone(issued) ? 1 : 0);
  const again = await issue(staff, tracking_number);
  expect(isDone(again)).toBe(false);
});

test('of two who issue and void at once, numbers are neither lost nor used twice', async () => {
  const tracking_number = await booked(product, customer);
  const { number } = (await issue(staff, tracking_number)).json();
  const [voided, issued] = await Promise.all([
    staff.request('POST', `/api/invoices/${number}/void`, { reason: 'Wrong client' }),
    issue(staff, tracking_number),
  ]);
  expect(voided.statusCode, voided.body).toBe(200);
  const { invoices } = (await staff.request('GET', `/api/shipments/${tracking_number}/invoice`)).json();
  expect(invoices).toHaveLength(isDone(issued) ? 1 : 0);
});
