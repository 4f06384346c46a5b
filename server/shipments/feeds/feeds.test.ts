import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea } from '../../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  number = await bookedBySea(customer, { cargo_description: 'Lamps & shades, <fragile>' });
});
afterAll(() => product.close());

test('the calendar has the arrival of each active shipment of the company', async () => {
  const delivered = await bookedBySea(customer);
  await dispatcher.request('POST', `/api/shipments/${delivered}/status`, { status: 'delivered' });
  await bookedBySea(await product.signIn('customer'));
  const response = await customer.request('GET', '/api/calendar.ics');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar']);
  const unfolded = response.body.replaceAll(/\r\n[ \t]/g, '');
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(unfolded).toContain(`UID:${number}@groundswell.example`);
  expect(unfolded).toContain(`SUMMARY:${number} arrives in Rotterdam`);
  expect(unfolded).toMatch(/DTSTART:\d{8}T\d{6}Z/);
});

test('the feed has the events, newest first, with its text escaped', async () => {
  await dispatcher.request('POST', `/api/shipments/${number}/status`, {
    status: 'picked_up',
    location: 'Houston & Co',
  });
  const response = await customer.request('GET', `/api/shipments/${number}/feed.atom`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/atom+xml']);
  expect(response.body).toContain(`/api/v1/shipments/${number}/feed.atom"/>`);
  const titles = [...response.body.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
  expect(titles[0]).toBe(`${number}: Houston to Rotterdam`);
  expect(titles[1]).toMatch(/^PICKED UP, /);
  expect(response.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/);
});

test('another company’s shipment has no feed', async () => {
  const other = await product.signIn('customer');
  expect((await other.request('GET', `/api/shipments/${number}/feed.atom`)).statusCode).toBe(404);
  expect((await product.visitor.request('GET', '/api/calendar.ics')).statusCode).toBe(401);
});
