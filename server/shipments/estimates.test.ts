import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const BOOKED = new Date('2026-03-01T12:00:00Z');

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let now = BOOKED;
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function book(): Promise<string> {
  const response = await customer.request('POST', '/api/functions/create-shipment', {
    origin_city: 'Ningbo',
    origin_country: 'CN',
    destination_city: 'Los Angeles',
    destination_country: 'US',
    cargo_description: 'Lamps',
    cargo_weight: 800,
    service_type: 'standard',
    transport_mode: 'sea',
  });
  return response.json().tracking_number;
}
/** Signed-in requests bypass the cache. */
const find = async (number: string) => (await customer.request('GET', `/api/tracking/${number}`)).json();
/** Signs in again, because sessions expire as the test clock advances. */
async function moveTo(moment: Date): Promise<void> {
  now = moment;
  customer = await product.comeBack(customer);
  dispatcher = await product.comeBack(dispatcher);
}
const recordOf = async (number: string) =>
  (await dispatcher.request('GET', `/api/shipments/${number}/record`)).json();
const messages = async () =>
  (await customer.request('GET', '/api/notifications'))
    .json()
    .notifications.filter(({ title }: { title: string }) => title === 'Shipment delayed')
    .map(({ message }: { message: string }) => message);

test('the estimate slips by 35 days: the promise stays, the reason is published, and it stays late', async () => {
  const number = await book();
  const booked = await find(number);
  expect(booked).toMatchObject({ punctuality: 'on_time', days_late: 0, delay_reason: null });
  expect(booked.promised_delivery_date).toBe(booked.estimated_delivery_date);

  const slipped = new Date(Date.parse(booked.promised_delivery_date) + 35 * DAY_MS).toISOString();
  const { version } = await recordOf(number);
  const edited = await dispatcher.request('POST', `/api/shipments/${number}`, {
    version,
    change: { estimated_delivery_date: slipped },
    reason: 'Port congestion in Los Angeles',
  });
  expect(edited.statusCode).toBe(200);

  const late = await find(number);
  expect(late).toMatchObject({
    promised_delivery_date: booked.promised_delivery_date,
    promised_delivery_day: booked.promised_delivery_day,
    estimated_delivery_date: slipped,
    punctuality: 'late',
    days_late: 35,
    delay_reason: 'Port congestion in Los Angeles',
  });
  const destination = late.waypoints.at(-1);
  expect(destination).toMatchObject({ estimated_arrival: slipped, time_zone: 'America/Los_Angeles' });
  expect(await messages()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Delayed: Los Angeles, new ETA \\d+ \\w+. ${number} is 35 days late, promised \\d+ \\w+: Port congestion in Los Angeles$`,
      ),
    ),
  ]);
  expect((await recordOf(number)).estimates).toMatchObject([
    {
      estimated_delivery_date: slipped,
      reason: 'Port congestion in Los Angeles',
      source: 'staff',
      by: 'Test dispatcher 2',
    },
  ]);
  const mine = (await customer.request('GET', '/api/shipments')).json().shipments;
  expect(mine.find((row: { tracking_number: string }) => row.tracking_number === number)).toMatchObject({
    promised_delivery_day: booked.promised_delivery_day,
    estimated_delivery_day: late.estimated_delivery_day,
    days_late: 35,
  });
  const fleet = (await dispatcher.request('GET', '/api/fleet?late=true')).json().shipments;
  expect(fleet.map((row: { tracking_number: string }) => row.tracking_number)).toContain(number);
});

test('an overdue shipment is expected today', async () => {
  const number = await book();
  const { promised_delivery_date } = await find(number);
  await moveTo(new Date(Date.parse(promised_delivery_date) + 5 * DAY_MS));
  const late = await find(number);
  expect(late).toMatchObject({ days_late: 5, punctuality: 'late' });
  expect(Date.parse(late.estimated_delivery_date) - Date.parse(promised_delivery_date)).toBe(5 * DAY_MS);
});

test('a delivered shipment is compared by its day of arrival', async () => {
  const number = await book();
  const { promised_delivery_date } = await find(number);
  await moveTo(new Date(Date.parse(promised_delivery_date) + 2 * DAY_MS));
  await dispatcher.request('POST', `/api/shipments/${number}/status`, { status: 'delivered' });
  await moveTo(new Date(now.getTime() + 30 * DAY_MS));
  expect(await find(number)).toMatchObject({ status: 'delivered', days_late: 2, punctuality: 'late' });
});

test('events and stops have the time zone of their place', async () => {
  const { events, waypoints } = await find(await book());
  expect(events[0]).toMatchObject({ location: 'Ningbo, CN', time_zone: 'Asia/Shanghai' });
  expect(waypoints[0].time_zone).toBe('Asia/Shanghai');
});
