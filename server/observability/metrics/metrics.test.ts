import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Pool } from '../../database/pool/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { registerDevice } from '../../devices/devices-for-tests.ts';
import { PermanentJobError, startJobs, type Worker } from '../../jobs/jobs.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { measuredJobs } from './measured-jobs.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { startMetrics } from './start-metrics.ts';

let own: TestDatabase;
let pool: Pool;
let product: TestApp;
let isReplicaFit = true;
let seen: Awaited<ReturnType<typeof startMetrics>>;
let metrics: Metrics;
let base: string;
beforeAll(async () => {
  own = await createTestDatabase();
  pool = connect(own.url, 4);
  const address = { host: '127.0.0.1', port: 0 };
  seen = await startMetrics({ address, databaseUrl: own.url, pools: { calls: pool } });
  metrics = seen.metrics;
  base = `http://127.0.0.1:${seen.port}`;
  const replica = { fit: () => (isReplicaFit ? pool : null), failed() {}, close: async () => {} };
  product = await startTestApp({ database: pool, metrics, replica });
});
afterAll(async () => {
  await seen.stop();
  await product.close();
  await own.remove();
});

const figures = async () => (await fetch(`${base}/metrics`)).text();
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? Number.NaN,
  );

test('requests are counted by the name of their operation, over any protocol', async () => {
  const { visitor } = product;
  await visitor.request('GET', '/api/tracking/GS000000001');
  await visitor.request('POST', '/api/rpc/tracking/find', { json: { number: 'GS000000002' } });
  await visitor.request('GET', '/api/rpc/tracking/GS000000003');
  await visitor.request('GET', '/api/somebody@trade.example');
  await visitor.request('GET', '/track/GS000000004');
  await visitor.request('GET', '/favicon.svg');
  await visitor.request('GET', '/healthz');
  const text = await figures();
  expect(figure(text, 'groundswell_requests_total{operation="tracking.find",status="404"}')).toBe(1);
  expect(figure(text, 'groundswell_request_duration_seconds_count{operation="tracking.find"}')).toBe(2);
  expect(figure(text, 'groundswell_requests_total{operation="other",status="404"}')).toBe(2);
  const buckets = text.match(
    /^groundswell_request_duration_seconds_bucket\{le="[\d.]+",operation="tracking.find"\} \d$/gm,
  );
  expect(buckets).toHaveLength(13);
  expect(
    figure(text, 'groundswell_request_duration_seconds_bucket{le="+Inf",operation="tracking.find"}'),
  ).toBe(2);
  expect(figure(text, 'groundswell_requests_total{operation="health",status="200"}')).toBe(1);
  expect(text).toMatch(/operation="page",status="\d+"/);
  expect(text).not.toMatch(/GS0000|trade\.example|favicon/);
});

test('the metrics include the process, the pool and the version', async () => {
  const text = await figures();
  expect(text).toMatch(/groundswell_build_info\{version="\d+\.\d+\.\d+",node="v\d+/);
  expect(figure(text, 'groundswell_pool_size{pool="calls"}')).toBe(4);
  expect(figure(text, 'groundswell_pool_waiting{pool="calls",for="turn"}')).toBe(0);
  expect(figure(text, 'groundswell_database_up')).toBe(1);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
});

test('positions are counted, and the device key in the path is not exposed', async () => {
  const { key } = await registerDevice(product, await product.signIn('admin'));
  const at = (ago: number) => Math.floor(Date.now() / 1_000) - ago;
  for (const timestamp of [at(10), at(10), at(-86_400)])
    await product.visitor.request('GET', `/positions?id=${key}&lat=1.5&lon=2.5&timestamp=${timestamp}`);
  const text = await figures();
  const positions = ['new', 'known', 'refused'].map((outcome) =>
    figure(text, `groundswell_positions_total{outcome="${outcome}"}`),
  );
  expect(positions).toEqual([1, 1, 1]);
  expect(figure(text, 'groundswell_request_duration_seconds_count{operation="positions.report"}')).toBe(3);
  expect(text).not.toContain(key);
});

test('a pool reports connections in use and waiting calls', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const busy = Promise.all(
    Array.from({ length: 6 }, () =>
      pool.transaction(async (inside) => {
        await inside.execute('select 1');
        await ended;
      }),
    ),
  );
  await expect.poll(() => pool.usage()).toMatchObject({ in_use: 3, waiting_for_turn: 3 });
  end();
  await busy;
  expect(pool.usage()).toMatchObject({ size: 4, in_use: 0, waiting_for_turn: 0 });
  expect(pool.usage().open).toBeGreaterThanOrEqual(3);
});

test('waiting, finished and abandoned jobs and unsent e-mails are reported', async () => {
  const jobs = await startJobs(own.url, product.dependencies.log);
  try {
    await pool.sql`insert into mail_outbox (id, recipient, subject, text, html, status)
      values (gen_random_uuid(), 'a', 'b', 'c', 'd', 'queued'), (gen_random_uuid(), 'a', 'b', 'c', 'd', 'sent')`;
    await pool.transaction((inside) => jobs.send(inside, 'mail', { mail_id: 'waits' }));
    await pool.sql`update jobs.job set start_after = now() - interval '1 minute' where name = 'mail'`;
    // The result of an earlier query is cached for a moment.
    const waiting = 'groundswell_jobs{queue="mail",state="waiting"}';
    await expect.poll(async () => figure(await figures(), waiting)).toBe(1);
    const text = await figures();
    expect(figure(text, 'groundswell_jobs_oldest_seconds{queue="mail"}')).toBeGreaterThan(59);
    expect(figure(text, 'groundswell_jobs{queue="dead-letters",state="waiting"}')).toBe(0);
    expect(figure(text, 'groundswell_mails{status="queued"}')).toBe(1);
    expect(figure(text, 'groundswell_mails{status="failed"}')).toBe(0);
  } finally {
    await jobs.stop();
  }
});

test('job attempts are counted by outcome', async () => {
  const workers: Worker<'mail'>[] = [];
  const jobs = measuredJobs(
    { ...product.dependencies.jobs, work: async (_, worker) => void workers.push(worker as Worker<'mail'>) },
    metrics,
  );
  await jobs.work('mail', async ({ mail_id }) => {
    if (mail_id === 'hopeless') throw new PermanentJobError('never');
    if (mail_id === 'later') throw new Error('not yet');
  });
  for (const mail_id of ['good', 'later', 'hopeless']) await workers[0]?.({ mail_id }).catch(() => {});
  const text = await figures();
  for (const outcome of ['done', 'failed', 'hopeless'])
    expect(figure(text, `groundswell_job_duration_seconds_count{queue="mail",outcome="${outcome}"}`)).toBe(1);
});

test('the public port serves no metrics, and the metrics port nothing else', async () => {
  expect((await product.visitor.request('GET', '/metrics')).statusCode).toBe(404);
  for (const path of ['/', '/api/places?q=ham', '/readyz'])
    expect((await fetch(`${base}${path}`)).status, path).toBe(404);
  const refused = await fetch(`${base}/metrics`, { method: 'POST' });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a replica is up while it serves reads', async () => {
  expect(figure(await figures(), 'groundswell_replica_up')).toBe(1);
  isReplicaFit = false;
  expect(figure(await figures(), 'groundswell_replica_up')).toBe(0);
});

test('without the database the other metrics are still served promptly', async () => {
  const away = await startMetrics({
    address: { host: '127.0.0.1', port: 0 },
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    pools: {},
  });
  try {
    const begun = performance.now();
    const text = await (await fetch(`http://127.0.0.1:${away.port}/metrics`)).text();
    expect(performance.now() - begun).toBeLessThan(3_500);
    expect(figure(text, 'groundswell_database_up')).toBe(0);
    expect(text).not.toMatch(/^groundswell_jobs\{/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
  } finally {
    await away.stop();
  }
});

test('concurrent scrapes share one response', async () => {
  let readings = 0;
  const { port, close } = await serveMetrics(
    { host: '127.0.0.1', port: 0 },
    {
      contentType: 'text/plain',
      text: async () => {
        readings += 1;
        await new Promise((soon) => setTimeout(soon, 2_000));
        return 'figures';
      },
    },
  );
  await Promise.all(Array.from({ length: 5 }, () => fetch(`http://127.0.0.1:${port}/metrics`)));
  expect(readings).toBe(1);
  await close();
});
