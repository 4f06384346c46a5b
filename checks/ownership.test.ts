import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS, type ContractOperation } from './contract-operations.ts';
import { type InputOf, LAST, OWNERSHIP_CASES, TESTED_ELSEWHERE } from './ownership-cases.ts';
import { leavesOf, rowsOf, tracesOf } from './ownership-traces.ts';
import {
  type Belongings,
  belongingsOfNobody,
  bookingOf,
  type Customer,
  createBelongings,
} from './ownership-world.ts';

interface Operation {
  name: string;
  method: ContractOperation['method'];
  path: string;
  /** That its input declares. */
  fields: readonly string[];
}

const operations: Operation[] = CONTRACT_OPERATIONS.filter(({ meta }) => meta.access === 'signed-in').map(
  ({ name, method, path, inputSchema }) => {
    const fields = inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : [];
    return { name, method, path: `/api${path}`, fields };
  },
);
operations.sort((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name));

const calls = operations.flatMap((operation) =>
  (OWNERSHIP_CASES[operation.name] ?? []).map((inputOf, index) => ({
    title: `${operation.name}${index === 0 ? '' : `, case ${index + 1}`}`,
    operation,
    inputOf,
  })),
);
const read = calls.filter(({ operation }) => operation.method === 'GET');
const written = calls.filter(({ operation }) => operation.method !== 'GET');

test('every operation for signed-in people has a case in checks/ownership-cases.ts', () => {
  expect(
    operations
      .map(({ name }) => name)
      .filter((name) => !(name in OWNERSHIP_CASES) && !(name in TESTED_ELSEWHERE)),
  ).toEqual([]);
});

let product: TestApp;
let ada: Customer;
let ben: Customer;
const nobodys = belongingsOfNobody();
let adas: Belongings;
let bens: Belongings;
let tracesOfBen: string[];
const bodiesAlone = new Map<string, string>();
const bodiesBesideBen = new Map<string, string>();

beforeAll(async () => {
  product = await startTestApp();
  ada = await product.signIn('customer');
  adas = await createBelongings(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
  for (const { title, operation, inputOf } of read)
    bodiesAlone.set(title, (await send(operation, inputOf(adas))).body);

  ben = await product.signIn('customer');
  bens = await createBelongings(product, ben, { word: 'Quillfeather', origin_city: 'Seattle', digit: 7 });
  tracesOfBen = await tracesOf(product.database, ben);
  for (const { title, operation, inputOf } of read)
    bodiesBesideBen.set(title, (await send(operation, inputOf(adas))).body);
});
afterAll(() => product.close());

/** Calls an operation as Ada; path parameters are taken from the input. */
async function send({ method, path }: Operation, input: ReturnType<InputOf>) {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const response = await ada.request(method, filled + query, method === 'GET' ? undefined : rest);
  const cookie = [response.headers['set-cookie'] ?? []]
    .flat()
    .find((line) => line.startsWith('groundswell.session_token'))
    ?.split(';')[0];
  // Reauthentication issues a new session token.
  if (cookie)
    ada = { ...ada, request: (...call) => product.visitor.request(call[0], call[1], call[2], { cookie }) };
  const sent = leavesOf(input);
  return {
    status: response.statusCode,
    body: response.body,
    /** Without Ada's own input, which reveals nothing. */
    redacted: sent.reduce((rest, value) => rest.replaceAll(value, '…'), response.body),
  };
}

/** The factor's key is encrypted, the token of the share link hashed; the others are the forwarder's. */
const UNTRACEABLE = new Set([
  'carrier_booking_id',
  'carrier_cost_id',
  'factor_key',
  'import_id',
  'share_token',
  'supplier_bill_id',
  'approved_bill_id',
  'paid_bill_id',
  'supplier_id',
]);

test('Ben has recognizable data in every area', async () => {
  expect(tracesOfBen.length).toBeGreaterThan(50);
  const named = Object.entries(bens).filter(([key]) => !UNTRACEABLE.has(key));
  for (const [key, name] of named) expect(tracesOfBen, key).toContain(name);
  const tables = new Set((await rowsOf(product.database, ben)).map((row) => row.split(' ')[0]));
  for (const table of ['shipments', 'tracking_events', 'invoice_lines', 'shipping_documents', 'quotes'])
    expect(tables).toContain(table);
});

test.each(read)('$title returns the same to Ada whether or not Ben exists', ({ title }) => {
  expect(bodiesBesideBen.get(title)).toBe(bodiesAlone.get(title));
});

test('Ada does not get the response stored for Ben under the same idempotency key', async () => {
  const booking = bookingOf({ word: 'Twice', origin_city: 'Houston' });
  const key = { 'idempotency-key': 'a key that both use' };
  const [first, second] = [
    await ben.request('POST', '/api/functions/create-shipment', booking, key),
    await ada.request('POST', '/api/functions/create-shipment', booking, key),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().tracking_number).not.toBe(first.json().tracking_number);
  expect((await rowsOf(product.database, ben)).join()).not.toContain(second.json().tracking_number);
});

test.each(written)(
  '$title refuses another person’s id in an undeclared field',
  async ({ operation, inputOf }) => {
    const smuggled = { user_id: bens.user_id, customer_id: bens.user_id, role: 'admin' };
    const rows = async () => [await rowsOf(product.database, ada), await rowsOf(product.database, ben)];
    const before = await rows();
    const { status, body } = await send(operation, { ...inputOf(adas), ...smuggled });
    expect([status, await rows()]).toEqual([422, before]);
    const isUndeclared = (field: string) => !operation.fields.includes(field);
    const named = JSON.parse(body).issues.map(({ path }: { path: string }) => path);
    // A declared one may be refused for its value.
    expect(named.filter(isUndeclared)).toEqual(Object.keys(smuggled).filter(isUndeclared));
  },
);

describe.each(calls)('$title', ({ operation, inputOf }) => {
  const aboutNobody = inputOf(nobodys);
  const namesNothing = JSON.stringify(aboutNobody) === JSON.stringify(inputOf(belongingsOfNobody()));

  test.skipIf(namesNothing)('treats Ben’s records like records that do not exist', async () => {
    const before = await rowsOf(product.database, ben);
    const ofBen = await send(operation, inputOf(bens));
    expect(tracesOfBen.filter((trace) => ofBen.redacted.includes(trace))).toEqual([]);
    expect(await rowsOf(product.database, ben)).toEqual(before);

    const ofNobody = await send(operation, aboutNobody);
    expect(ofBen.status).toBe(ofNobody.status);
    if (operation.method === 'GET' || ofBen.status >= 400) expect(ofBen.redacted).toBe(ofNobody.redacted);
  });

  test('works on Ada’s records and leaves Ben’s unchanged', async () => {
    const before = await rowsOf(product.database, ben);
    const { status, body, redacted } = await send(operation, inputOf(adas));
    expect(status, body).toBeLessThan(300);
    expect(tracesOfBen.filter((trace) => redacted.includes(trace))).toEqual([]);
    expect(await rowsOf(product.database, ben)).toEqual(before);
  });
});
