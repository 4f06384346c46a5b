import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { createLog } from '../log.ts';
import { loggingExporter } from './logging-exporter.ts';
import { startTracing } from './start-tracing.ts';
import { summaryOf } from './trace-statements.ts';
import type { Tracing } from './tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

let collector: Server;
const received: { headers: string; spans: SentSpan[]; text: string }[] = [];
let tracing: Tracing;
let product: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  collector = createServer(async (request, reply) => {
    const text = await textOf(request);
    const { resourceSpans } = JSON.parse(text);
    const spans = resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    );
    received.push({ headers: `${request.url} ${request.headers.authorization}`, spans, text });
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => {
    collector.listen(0, '127.0.0.1', listening);
  });
  const log = createLog('info', { write: (line) => void lines.push(line) });
  tracing = startTracing(settingsFor((collector.address() as AddressInfo).port), '1.2.3', log);
  product = await startTestApp({ log, tracing });
  tracing.traceStatements(product.database.sql);
});
afterAll(async () => {
  await product.close();
  await tracing.stop();
  collector.close();
});

const settingsFor = (port: number) => ({
  endpoint: `http://127.0.0.1:${port}`,
  headers: { authorization: 'Bearer of traces' },
  serviceName: 'freight',
  share: 1,
});

test('a call is one trace with its operation, statements and outcome, and no personal data', async () => {
  const customer = await product.signIn('customer');
  const trace_id = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${trace_id}-b7ad6b7169203331-01`;
  await product.visitor.request('GET', '/api/tracking/GS123456789', undefined, { traceparent });
  await customer.request('POST', '/api/rpc/people/changeProfile', { json: { full_name: 'Ada Lovelace' } });
  await product.visitor.request('GET', '/healthz');
  product.dependencies.log.info('outside');
  const spans = await sent();
  const found = spans.filter(({ traceId }) => traceId === trace_id);
  const call = found.find(({ name }) => name === 'tracking.find');
  expect(call).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2 });
  const attributes = Object.fromEntries(
    (call?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]),
  );
  expect(attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/tracking/:tracking_number',
    'http.response.status_code': 404,
  });
  expect(found.filter(({ name }) => name !== 'tracking.find').length).toBeGreaterThan(0);
  for (const part of found)
    if (part !== call) expect(part).toMatchObject({ parentSpanId: call?.spanId, kind: 3 });

  const write = spans.find(({ name }) => name === 'people.changeProfile');
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === write?.spanId).map(({ name }) => name);
  expect(parts).toEqual(expect.arrayContaining(['SELECT sessions']));
  const all = received.map(({ text }) => text).join();
  expect(all).toContain('"stringValue":"freight"');
  expect(all).not.toMatch(/GS123456789|Lovelace|@|127\.0\.0\.1|healthz|where|\$1/i);
  expect(received[0]?.headers).toBe('/v1/traces Bearer of traces');
});

test('a job is a separate trace, even when it fails', async () => {
  const workers: ((data: { mail_id: string }) => Promise<void>)[] = [];
  const jobs = tracing.tracedJobs({
    ...product.dependencies.jobs,
    work: async (_, worker) => void workers.push(worker as (typeof workers)[number]),
  });
  await jobs.work('mail', async ({ mail_id }) => {
    await product.database.sql`select 1 from mail_outbox where id::text = ${mail_id}`;
    product.dependencies.log.info('inside');
    throw new Error('refused by desk@trade.example');
  });
  await workers[0]?.({ mail_id: 'a-mail-of-somebody' }).catch(() => {});
  const spans = await sent();
  const job = spans.find(({ name }) => name === 'job mail');
  expect(job).toMatchObject({ kind: 5, status: { code: 2 } });
  const part = spans.find(({ name }) => name === 'SELECT mail_outbox');
  expect(part).toMatchObject({ parentSpanId: job?.spanId, traceId: job?.traceId });
  expect(received.map(({ text }) => text).join()).not.toMatch(/trade\.example|a-mail-of/);
  const line = (text: string) => JSON.parse(lines.find((one) => one.includes(text)) ?? '{}');
  expect(line('inside').trace_id).toBe(job?.traceId);
  expect(line('outside')).not.toHaveProperty('trace_id');
});

test('an unreachable collector delays nothing', async () => {
  const away = startTracing(settingsFor(1), '1.2.3', pino({ level: 'silent' }));
  const other = await startTestApp({ database: product.database, tracing: away });
  const call = await other.visitor.request('GET', '/api/tracking/GS123456789');
  expect(call.statusCode).toBe(404);
  const begun = performance.now();
  await away.stop();
  expect(performance.now() - begun).toBeLessThan(2_000);
  await other.app.close();
});

test('an unreachable collector is logged only once, and its recovery too', () => {
  const messages: string[] = [];
  const log = pino(
    { base: undefined, timestamp: false },
    { write: (line) => void messages.push(JSON.parse(line).msg) },
  );
  let code = 0;
  const exporter = loggingExporter(
    { export: (_, done) => done({ code, error: new Error('refused') }), shutdown: async () => {} },
    log,
  );
  for (code of [0, 1, 1, 1, 0, 0, 1]) exporter.export([], () => {});
  const away = 'Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; dropping them until it is reachable';
  expect(messages).toEqual([away, 'Traces are being sent again', away]);
});

test.each([
  ['select "id", "email" from "users" where "email" = $1', 'SELECT users'],
  ["\n  insert into jobs.job (name) values ('mail')", 'INSERT jobs.job'],
  ["update shipments set notes = 'from somebody'", 'UPDATE shipments'],
  ['with found as (select 1 from shipments) select * from found', 'WITH found'],
  ['select (select max(id) from legs), ok from shipments where (a or b)', 'SELECT shipments'],
  ['select (select max(id) from legs)', 'SELECT legs'],
  ['-- why\nselect 1', 'SELECT'],
  ['begin', 'BEGIN'],
  ["select 'x'", 'SELECT'],
])('%j is summarised as %s', (text, summary) => {
  expect(summaryOf([text])).toBe(summary);
});

/** All spans that the collector has received, after a flush. */
async function sent(): Promise<SentSpan[]> {
  await tracing.flush();
  return received.flatMap(({ spans }) => spans);
}
