import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, type Staff } from '../shipments/console-for-tests.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { recordPosition } from './record-position.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

let product: TestApp;
let customer: Staff;
let dispatcher: Staff;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const post = (path: string, body: object) => dispatcher.request('POST', `/api${path}`, body);
const find = async (number: string) => (await customer.request('GET', `/api/tracking/${number}`)).json();
const record = async (number: string) =>
  (await dispatcher.request('GET', `/api/shipments/${number}/record`)).json();

/** A shipment on its way, near its first stop. */
async function underWay(): Promise<string> {
  const number = await book(customer);
  const { id, waypoints } = await record(number);
  await post(`/shipments/${number}/status`, { status: 'in_transit' });
  await product.database.transaction((transaction) =>
    recordPosition(transaction, product.dependencies.broadcast, id, {
      latitude: waypoints[1].latitude,
      longitude: waypoints[1].longitude,
      speed: 72,
      vehicle_identifier: 'MV Test',
      taken_at: new Date(NOW.getTime() - 60_000),
    }),
  );
  return number;
}
const isCompleted = ({ status }: { status: string }) => status === 'completed';
const trackingEffects = async (number: string) => {
  const rows = await product.database.sql`
    select detail->>'tracking' as effect from audit_log where action = 'shipments.changeStatus'
      and detail->>'tracking_number' = ${number} order by id`;
  return rows.map(({ effect }) => effect);
};

test('a delivery finishes stops, speed, arrival and progress, and going back undoes it', async () => {
  const number = await underWay();
  const before = await find(number);
  expect(before.live).toMatchObject({ speed: 72, next_checkpoint: expect.any(String) });
  expect(before.waypoints.every(isCompleted)).toBe(false);

  await post(`/shipments/${number}/status`, { status: 'delivered' });
  const delivered = await find(number);
  expect(delivered.live).toMatchObject({
    speed: 0,
    next_checkpoint: null,
    estimated_arrival: null,
    progress: 100,
  });
  expect(delivered.waypoints.every(isCompleted)).toBe(true);

  await post(`/shipments/${number}/status`, { status: 'in_transit', confirmed: true });
  const again = await find(number);
  expect(again.live).toEqual(before.live);
  expect(again.waypoints).toEqual(before.waypoints);
  expect(await trackingEffects(number)).toEqual([null, 'finished', 'resumed']);
});

test('a cancelled shipment stays where it is, and nothing is expected of it', async () => {
  const number = await underWay();
  const before = await find(number);
  await post('/fleet/status', { tracking_numbers: [number], status: 'cancelled' });
  const cancelled = await find(number);
  expect(cancelled.live).toMatchObject({
    speed: 0,
    next_checkpoint: null,
    estimated_arrival: null,
    progress: before.live.progress,
  });
  const ahead = cancelled.waypoints.filter(({ status }: { status: string }) => status === 'pending');
  expect(ahead.length).toBeGreaterThan(0);
  expect(
    ahead.every(({ estimated_arrival }: { estimated_arrival: null }) => estimated_arrival === null),
  ).toBe(true);
});

test('delivered, then cancelled, then under way: as it was before either', async () => {
  const number = await underWay();
  const before = await find(number);
  for (const status of ['delivered', 'cancelled', 'in_transit'])
    await post(`/shipments/${number}/status`, { status, confirmed: true });
  const { live, waypoints } = await find(number);
  expect({ live, waypoints }).toEqual({ live: before.live, waypoints: before.waypoints });
});

test('an event of the future is refused beside its field', async () => {
  const number = await book(customer);
  const response = await post(`/tracking/${number}/events`, {
    status: 'customs',
    location: 'Hamburg, DE',
    occurred_at: '2026-12-22T12:00:00Z',
  });
  expect([response.statusCode, response.json().issues]).toEqual([
    422,
    [{ path: 'occurred_at', message: 'This is in the future. Enter when it happened.' }],
  ]);
});
