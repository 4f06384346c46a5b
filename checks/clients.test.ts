import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenAPI } from '@orpc/openapi';
import openapiTypes from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#server/test-app.ts';
import {
  ApiError,
  connect,
  dataOf,
  type GroundswellClient,
  isProblem,
  itemsOf,
  pagesOf,
} from '../clients/typescript/src/client.ts';
import { ROOT } from './source-files.ts';

const CLIENT = join(ROOT, 'clients/typescript');
/** A page has at most 100. It works with 10,000 too, which takes half a minute. */
const SHIPMENTS = 1_000;
const BOOKING = {
  origin_city: 'Rotterdam',
  origin_country: 'Netherlands',
  destination_city: 'Singapore',
  destination_country: 'Singapore',
  cargo_description: 'Ball bearings, 2 pallets',
  cargo_weight: 480,
  service_type: 'standard',
  transport_mode: 'sea',
} as const;

let product: TestApp;
let customer: TestPerson;
let url: string;
let client: GroundswellClient;

beforeAll(async () => {
  product = await startTestApp();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(product.app.server.address() as AddressInfo).port}`;
  customer = await product.signIn('customer');
  client = connect({ url, key: await keyWith(['tracking:read', 'shipments:read', 'shipments:write']) });
});
afterAll(() => product.close());

async function keyWith(scopes: string[]): Promise<string> {
  return (await customer.request('POST', '/api/api-keys', { name: 'Client', scopes })).json().key;
}

test('the types in clients/typescript are those of the contract', async () => {
  const document: OpenAPI.Document = (await product.app.inject('/api/openapi.json')).json();
  const types = await openapiTypes(forKeys(document) as never);
  await expect(types).toMatchFileSnapshot(join(CLIENT, 'src/schema.ts'));
});

/** Only the operations that API keys can use. */
function forKeys({ paths = {}, ...document }: OpenAPI.Document): OpenAPI.Document {
  const usable = Object.entries(paths).map(([path, operations]) => {
    const open = Object.entries(operations as Record<string, OpenAPI.OperationObject>).filter(
      ([, { security }]) => security?.some((one) => 'apiKey' in one),
    );
    return [path, Object.fromEntries(open)] as const;
  });
  return {
    ...document,
    paths: Object.fromEntries(usable.filter(([, operations]) => Object.keys(operations).length > 0)),
  };
}

test('the Postman collection has each operation that keys can call, and its requests are served', async () => {
  const document: OpenAPI.Document = (await product.app.inject('/api/openapi.json')).json();
  const collection = (await product.app.inject('/api/postman.json')).json();
  const requests: { method: string; url: { raw: string }; body?: { raw?: string } }[] =
    collection.item.flatMap(({ item }: { item: { request: object }[] }) =>
      item.map(({ request }) => request),
    );
  const named = requests.map(({ method, url: { raw } }) => `${method} ${raw.replace('{{url}}', '')}`);
  const operations = Object.entries(forKeys(document).paths ?? {}).flatMap(([path, found]) =>
    Object.keys(found as object).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(named.toSorted()).toEqual(operations.toSorted());

  const [base] = collection.variable;
  expect(base).toEqual({ key: 'url', value: 'http://localhost:3000/api/v1' });
  const create = requests.find(({ url: { raw } }) => raw.endsWith('/webhooks'));
  const body = JSON.parse(create?.body?.raw ?? '');
  const sent = await customer.request('POST', '/api/v1/webhooks', {
    ...body,
    url: 'https://example.com/hook',
    events: ['*'],
  });
  expect(sent.statusCode).toBe(201);
});

test('the package builds and is imported with all that its entry promises', async () => {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const out = mkdtempSync(join(cache, 'client-'));
  try {
    execFileSync(process.execPath, [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      ...['-p', CLIENT, '--outDir', out],
    ]);
    const { exports } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
    const entry = exports['.'].default.replace('./dist', out);
    const built = await import(/* @vite-ignore */ pathToFileURL(entry).href);
    expect(Object.keys(built).sort()).toEqual([
      'ApiError',
      'connect',
      'dataOf',
      'isProblem',
      'itemsOf',
      'pagesOf',
    ]);
    const mine = built.connect({ url, key: await keyWith(['shipments:read']) });
    expect(await built.dataOf(mine.GET('/shipments'))).toHaveProperty('next');
  } finally {
    rmSync(out, { recursive: true });
  }
});

test('books once for each key, and tracks what it booked', async () => {
  const book = (key?: string) =>
    dataOf(
      client.POST('/functions/create-shipment', {
        body: BOOKING,
        ...(key !== undefined && { params: { header: { 'Idempotency-Key': key } } }),
      }),
    );
  const { tracking_number, price } = await book('order-1');
  expect(price?.currency).toBe('USD');
  expect((await book('order-1')).tracking_number).toBe(tracking_number);
  expect((await book()).tracking_number).not.toBe(tracking_number);
  const tracked = await dataOf(
    client.GET('/tracking/{tracking_number}', { params: { path: { tracking_number } } }),
  );
  expect(tracked.legs[0]?.from).toContain('Rotterdam');
});

test(`pages through ${SHIPMENTS} shipments, each once`, async () => {
  const owner = await product.signIn('customer');
  const { id } = (await owner.request('POST', '/api/functions/create-shipment', BOOKING)).json();
  for (let first = 2; first <= SHIPMENTS; first += 1_000)
    await product.database.sql`
      insert into shipments
      select copy.*
      from shipments booked, generate_series(${first}::int, ${Math.min(first + 999, SHIPMENTS)}::int) n,
        jsonb_populate_record(booked, jsonb_build_object(
          'id', gen_random_uuid(), 'tracking_number', 'TRK' || 1700000000000 + n)) copy
      where booked.id = ${id}`;
  const made = await owner.request('POST', '/api/api-keys', { name: 'Reader', scopes: ['shipments:read'] });
  const reader = connect({ url, key: made.json().key });
  const seen = new Set<string>();
  for await (const { tracking_number } of itemsOf(reader, '/shipments', 'shipments', {
    query: { limit: 100 },
  }))
    seen.add(tracking_number);
  expect(seen.size).toBe(SHIPMENTS);
  const pages = pagesOf(reader, '/shipments', { query: { limit: 1, sort: 'newest' } });
  expect((await pages.next()).value).toMatchObject({ total: SHIPMENTS });
});

describe('an error', () => {
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('The call succeeded.'),
      (error: unknown) => error,
    );
  const book = (change: object, by = client) =>
    failure(dataOf(by.POST('/functions/create-shipment', { body: { ...BOOKING, ...change } })));

  test('has the members of its code', async () => {
    const ambiguous = await book({ origin_city: 'Lázaro Cárdenas', origin_country: 'Mexico' });
    if (!isProblem(ambiguous, 'AMBIGUOUS_PLACE')) throw ambiguous;
    expect(ambiguous.problem.candidates.length).toBeGreaterThan(1);
    const invalid = await book({ cargo_weight: -1 });
    if (!isProblem(invalid, 'UNPROCESSABLE_CONTENT')) throw invalid;
    expect(invalid.problem.issues.map(({ path }) => path)).toEqual(['cargo_weight']);
    const changed = await book({ estimated_cost: 1 });
    expect(isProblem(changed, 'PRICE_CHANGED', 'ROUTE_UNAVAILABLE')).toBe(true);
    expect(isProblem(changed, 'NOT_FOUND')).toBe(false);
  });

  test('of a key names the missing scope; an unknown key and an unknown number have their codes', async () => {
    const lacking = await book({}, connect({ url, key: await keyWith(['shipments:read']) }));
    if (!isProblem(lacking, 'MISSING_SCOPE')) throw lacking;
    expect(lacking.problem.scope).toBe('shipments:write');
    const unauthenticated = connect({ url, key: `gs_live_${'x'.repeat(43)}` });
    expect(await book({}, unauthenticated)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    const unknown = { params: { path: { tracking_number: 'GS000000000' } } };
    expect(
      isProblem(await failure(dataOf(client.GET('/tracking/{tracking_number}', unknown))), 'NOT_FOUND'),
    ).toBe(true);
  });

  test('that passes is retried with the same Idempotency-Key; one that stays is thrown with its Retry-After', async () => {
    const sent: Request[] = [];
    const refusing = (times: number) => async (request: Request) => {
      sent.push(request);
      if (sent.length === 1) throw new TypeError('The connection was lost.');
      if (sent.length > times) return fetch(request);
      return new Response('<html>Bad gateway</html>', { status: 502, headers: { 'retry-after': '0' } });
    };
    const key = await keyWith(['shipments:write']);
    const flaky = connect({ url, key, fetch: refusing(2) });
    const { tracking_number } = await dataOf(flaky.POST('/functions/create-shipment', { body: BOOKING }));
    expect(tracking_number).toMatch(/^GS/);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent).toHaveLength(3);

    sent.length = 0;
    const broken = await book({}, connect({ url, key, fetch: refusing(9), attempts: 2 }));
    expect(broken).toBeInstanceOf(ApiError);
    expect(broken).toMatchObject({ status: 502, code: 'UNEXPECTED_RESPONSE', retryAfter: 0 });
  });
});
