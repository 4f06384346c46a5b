import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import { book, type Staff } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { Simulation } from './simulation.ts';

const NO_VOYAGE = { tracking_number: 'none', email: 'none@test.example' };
/** More than the ticks in which each shipment reports once. */
const TICKS = 10;

let product: TestApp;
let staff: Staff;
let customer: Staff;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  await product.database.sql`insert into installation (demo_made_at) values (now() - interval '1 hour')
    on conflict (one) do update set demo_made_at = excluded.demo_made_at`;
});
afterAll(() => product.close());

/** Lets every shipment report once, `later_ms` from now. */
async function simulate(later_ms: number): Promise<void> {
  const now = () => new Date(Date.now() + later_ms);
  const simulation = new Simulation({ ...product.dependencies, now }, NO_VOYAGE);
  for (let tick = 0; tick < TICKS; tick += 1) await simulation.move(tick);
}

async function shipmentOf(tracking_number: string) {
  const [found] = await product.database.sql<{ status: string; progress: number | null }[]>`
    select status, progress from shipments left join live_tracking on shipment_id = id
    where tracking_number = ${tracking_number}`;
  return found;
}

test('a new booking takes its first step once its price is confirmed', async () => {
  const tracking_number = await book(customer);
  await simulate(15_000);
  expect(await shipmentOf(tracking_number)).toMatchObject({ status: 'pending' });
  await product.database.sql`
    update shipments set price_status = 'confirmed' where tracking_number = ${tracking_number}`;
  await simulate(15_000);
  expect(await shipmentOf(tracking_number)).toEqual({ status: 'confirmed', progress: null });
});

test('a shipment in transit moves along its route', async () => {
  const tracking_number = await book(customer);
  const tracking_numbers = [tracking_number];
  await staff.request('POST', '/api/fleet/status', {
    tracking_numbers,
    status: 'in_transit',
    confirmed: true,
  });
  await simulate(MINUTE_MS);
  const first = await shipmentOf(tracking_number);
  await simulate(2 * MINUTE_MS);
  const second = await shipmentOf(tracking_number);
  expect(first?.status).toBe('in_transit');
  expect(second?.progress).toBeGreaterThan(first?.progress ?? 0);
});

test('a demo shipment that has not departed is not changed', async () => {
  const tracking_number = await book(customer);
  await product.database.sql`
    update shipments set created_at = now() - interval '2 hours', price_status = 'confirmed' where tracking_number = ${tracking_number}`;
  await simulate(HOUR_MS);
  expect(await shipmentOf(tracking_number)).toMatchObject({ status: 'pending' });
});
