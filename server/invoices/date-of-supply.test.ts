import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { booked, issue } from './invoices-for-tests.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  customer = await product.signIn('customer');
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const deliver = (tracking_number: string, at: string) =>
  product.database.sql`update shipments set status = 'delivered', delivered_at = ${at}
    where tracking_number = ${tracking_number}`;
const read = async (number: string) => (await customer.request('GET', `/api/invoices/${number}`)).json();
async function issued(tracking_number: string): Promise<string> {
  const response = await issue(staff, tracking_number);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().number;
}
const credit = async (number: string) =>
  (await staff.request('POST', `/api/invoices/${number}/credit-notes`, { reason: 'Agreed' })).json().number;
async function pdfOf(number: string) {
  const response = await customer.request('GET', `/api/invoices/${number}/pdf`);
  return (await pagesOf(new Uint8Array(response.rawPayload))).join(' ');
}
async function sheetOf(number: string) {
  const [head = '', row = ''] = (await staff.request('GET', `/api/staff/invoices.csv?q=${number}`)).body
    .trim()
    .split(/\r?\n/);
  const columns = head.split(',');
  // From the end, because descriptions have commas.
  return row
    .split(',')
    .at(columns.indexOf('supplied') - columns.length)
    ?.replaceAll('"', '');
}

test('a delivered shipment is invoiced with the day of delivery at its destination', async () => {
  const tracking_number = await booked(product, customer);
  // 00:30 of the 19th in Rotterdam.
  await deliver(tracking_number, '2026-11-18T23:30:00Z');
  const number = await issued(tracking_number);
  expect(await read(number)).toMatchObject({ supplied_on: '2026-11-19' });
  expect(await pdfOf(number)).toContain('Date of supply 19 November 2026');
  expect(await sheetOf(number)).toBe('2026-11-19');
});

test('an invoice before the delivery states none, and stays so; its later credit note states it', async () => {
  const tracking_number = await booked(product, customer);
  const number = await issued(tracking_number);
  await deliver(tracking_number, '2026-11-20T09:00:00Z');
  expect(await read(number)).toMatchObject({ supplied_on: null });
  expect(await pdfOf(number)).not.toContain('Date of supply');
  expect(await sheetOf(number)).toBe('');
  const note = await credit(number);
  expect(await read(note)).toMatchObject({ supplied_on: '2026-11-20', credits_invoice: number });
  expect(await pdfOf(note)).toContain('Date of supply 20 November 2026');
});

test('the day of issue is not repeated as the date of supply', async () => {
  const tracking_number = await booked(product, customer);
  await deliver(tracking_number, '2026-11-21T08:00:00Z');
  const number = await issued(tracking_number);
  expect(await read(number)).toMatchObject({ supplied_on: '2026-11-21' });
  expect(await pdfOf(number)).not.toContain('Date of supply');
  expect(await sheetOf(number)).toBe('2026-11-21');
});

test('a day that was stated never changes', async () => {
  const tracking_number = await booked(product, customer);
  await deliver(tracking_number, '2026-11-18T09:00:00Z');
  const number = await issued(tracking_number);
  await deliver(tracking_number, '2026-11-17T09:00:00Z');
  expect(await read(number)).toMatchObject({ supplied_on: '2026-11-18' });
});
