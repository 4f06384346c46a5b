import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

const UNKNOWN = 'GS000000086';

let product: TestApp;
let numbers: string[];
beforeAll(async () => {
  product = await startTestApp();
  const customer = await product.signIn('customer');
  const book = (destination_city: string) =>
    customer.request('POST', '/api/functions/create-shipment', {
      origin_city: 'Chicago',
      origin_country: 'US',
      destination_city,
      destination_country: 'US',
      destination_address: '1 Secret Street',
      cargo_description: 'Lamps',
      cargo_weight: 800,
      transport_mode: 'rail',
    });
  const booked = [await book('Los Angeles'), await book('Houston')];
  numbers = booked.map((response) => response.json().tracking_number);
});
afterAll(() => product.close());

const findMany = (typed: string) =>
  product.visitor.request('GET', `/api/tracking?numbers=${encodeURIComponent(typed)}`);

test('several numbers are returned in the requested order, each once, however they are typed', async () => {
  const [toLosAngeles = '', toHouston = ''] = numbers;
  const response = await findMany(
    `${toHouston.toLowerCase()}\n${UNKNOWN}; ${toLosAngeles.replace('GS', 'GS ')}, ${toHouston}`,
  );
  expect(response.json()).toEqual([
    { number: toHouston, shipment: expect.objectContaining({ destination_city: 'Houston' }) },
    { number: UNKNOWN, shipment: null },
    { number: toLosAngeles, shipment: expect.objectContaining({ destination_city: 'Los Angeles' }) },
  ]);
});

test('a row holds what the list shows and nothing more', async () => {
  const { body } = await findMany(numbers.join());
  const [{ shipment }] = JSON.parse(body);
  expect(Object.keys(shipment).sort()).toEqual([
    'days_late',
    'delay_reason',
    'destination_city',
    'destination_country',
    'destination_time_zone',
    'estimated_delivery_date',
    'estimated_delivery_day',
    'latest_event',
    'origin_city',
    'origin_country',
    'promised_delivery_date',
    'promised_delivery_day',
    'punctuality',
    'status',
    'tracking_number',
  ]);
  expect(shipment.latest_event).toMatchObject({ status: 'pending' });
  expect(body).not.toMatch(/Secret Street|test\.example|cost|Lamps/);
});

test.each([
  ['no number', ' , ', 'Please enter a tracking number'],
  [
    '21 numbers',
    Array.from({ length: 21 }, (_, place) => `GS${100_000_000 + place}`).join(),
    'Ask for at most 20 tracking numbers at once',
  ],
])('%s is refused', async (_what, typed, message) => {
  const response = await findMany(typed);
  expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining(message)]);
});
