import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMetrics } from '#server/observability/metrics/start-metrics.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

let product: TestApp;
let seen: Awaited<ReturnType<typeof startMetrics>>;
beforeAll(async () => {
  seen = await startMetrics({
    address: { host: '127.0.0.1', port: 0 },
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    pools: {},
  });
  const replica = { fit: () => null, failed() {}, close: async () => {} };
  product = await startTestApp({ metrics: seen.metrics, replica });
});
afterAll(async () => {
  await product.close();
  await seen.stop();
});

test.each(['/readyz', '/healthz'])('the probe %s responds', async (path) =>
  expect((await product.visitor.request('GET', path)).statusCode).toBe(200),
);

test('metrics of the dashboard and the alerts are exported', async () => {
  const exported = new Set<string>();
  const text = await (await fetch(`http://127.0.0.1:${seen.port}/metrics`)).text();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const part of type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) exported.add(name + part);
  const used = ['grafana/groundswell.json', 'prometheus/alerts.yaml'].flatMap((file) => [
    ...new Set(read(file).match(/\b(?:groundswell|nodejs|process)_[a-z0-9_]+/g)),
  ]);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !exported.has(name))).toEqual([]);
  // And every metric is used.
  const ours = [...exported].filter(
    (name) => name.startsWith('groundswell_') && !/_(?:sum|count|bucket)$/.test(name),
  );
  expect(ours.filter((name) => !used.includes(name))).toEqual([]);
});
