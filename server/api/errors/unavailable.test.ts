import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, FOR_CALLS, type Pool } from '../../database/pool/connection.ts';
import { monitorDatabase } from '../../database/pool/health-monitor.ts';
import { proxyTo, type TestProxy } from '../../database/pool/proxy-for-tests.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { startTestApp, type TestApp, type Visitor } from '../../test-app.ts';

const MAX_SILENCE_MS = 250;
const CONNECTIONS = 4;
const LOCK_MS = 600;
const QUESTION = {
  name: 'Ada Reyes',
  email: 'ada@test.example',
  subject: 'Lamps',
  message: 'Do you carry lamps?',
  seconds_open: 41,
};
const BOOKING = {
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Miami',
  destination_country: 'US',
  cargo_description: 'Lamps',
  cargo_weight: 100,
  transport_mode: 'road',
};

let test_database: TestDatabase;
let proxy: TestProxy;
let pool: Pool;
let product: TestApp;
let customer: Visitor;
let endWatch: () => Promise<void>;
beforeAll(async () => {
  test_database = await createTestDatabase();
  proxy = await proxyTo(test_database.url);
  pool = connect(proxy.url, CONNECTIONS, { ...FOR_CALLS, lock_ms: LOCK_MS });
  product = await startTestApp({ database: pool });
  customer = await product.signIn('customer');
  const log = pino({ level: 'silent' });
  endWatch = monitorDatabase({ url: proxy.url, pools: [pool], log }, MAX_SILENCE_MS);
});
afterAll(async () => {
  await endWatch();
  await product.close();
  await pool.close();
  await proxy.close();
  await test_database.remove();
});
beforeEach(async () => {
  await proxy.restore();
  await expect.poll(isReady).toBe(200);
  await expect.poll(allConnected).toBe(true);
});

/** Opens every connection of the pool, so that none has to be opened during the outage; one may still be cut. */
const allConnected = () =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => pool.sql`select pg_sleep(0.05)`)).then(
    () => true,
    () => false,
  );

const isReady = async () => (await customer.request('GET', '/readyz')).statusCode;
const timed = async <T>(work: Promise<T>) => {
  const start = performance.now();
  return { response: await work, ms: performance.now() - start };
};

test.each(['cut', 'hang'] as const)(
  'when the connection to the database is %s, calls get a 503 promptly',
  async (fault) => {
    await proxy[fault]();
    const calls = [
      customer.request('GET', '/api/shipments'),
      customer.request('GET', '/api/tracking/GS123456789'),
      customer.request('POST', '/api/contact', QUESTION),
      customer.request('POST', '/api/rpc/shipments/mine', { json: {} }),
    ];
    for (const { response, ms } of await Promise.all(calls.map(timed))) {
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
      expect(response.body).toContain('Our database is unavailable at the moment.');
      expect(ms).toBeLessThan(MAX_SILENCE_MS + 1_500);
    }
    const { headers } = await customer.request('GET', '/api/shipments');
    expect(headers['content-type']).toContain('application/problem+json');
    await expect.poll(isReady).toBe(503);
    expect((await customer.request('GET', '/healthz')).statusCode).toBe(200);
    // The fastest of three, because one may wait for the processor.
    const times: number[] = [];
    for (let time = 0; time < 3; time++)
      times.push((await timed(customer.request('GET', '/api/shipments'))).ms);
    expect(Math.min(...times)).toBeLessThan(200);

    await proxy.restore();
    const statusOf = async (...call: Parameters<Visitor['request']>) =>
      (await customer.request(...call)).statusCode;
    await expect.poll(() => statusOf('GET', '/api/shipments')).toBe(200);
    // Each connection recovers separately.
    await expect.poll(() => statusOf('POST', '/api/contact', QUESTION)).toBe(201);
  },
);

test('a page that submits a plain form shows the same message', async () => {
  await proxy.cut();
  await expect.poll(isReady).toBe(503);
  const response = await product.app.inject({
    method: 'POST',
    url: '/subscriptions',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=ada%40test.example&list=newsletter',
  });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('Our database is unavailable at the moment.');
  expect(response.body).toContain('Go back: what you entered is still there.');
});

test('a call that waits too long for a lock is rejected, and does not block reads', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const held = pool.transaction(async (transaction) => {
    await transaction.execute('lock table shipments in exclusive mode');
    lock();
    await over;
  });
  await locked;
  let rejected = 0;
  const writes = Array.from({ length: 8 }, () =>
    customer.request('POST', '/api/functions/create-shipment', BOOKING).finally(() => {
      rejected += 1;
    }),
  );
  await expect.poll(() => pool.usage().in_use, { interval: 5 }).toBeGreaterThan(1);
  const response = await customer.request('GET', '/api/shipments');
  expect([response.statusCode, rejected]).toEqual([200, 0]);
  for (const { statusCode, body } of await Promise.all(writes)) {
    expect(statusCode).toBe(503);
    expect(body).toContain('We are too busy at the moment.');
  }
  end();
  await held;
});
