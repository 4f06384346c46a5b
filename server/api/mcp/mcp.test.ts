import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';

const BOOKING = {
  origin_city: 'Rotterdam',
  origin_country: 'Netherlands',
  destination_city: 'Singapore',
  destination_country: 'Singapore',
  cargo_description: 'Ball bearings, 2 pallets',
  cargo_weight: 480,
  service_type: 'standard',
  transport_mode: 'sea',
};
const ALL = ['tracking:read', 'shipments:read', 'shipments:write', 'rates:write'];

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let url: URL;

beforeAll(async () => {
  product = await startTestApp();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = product.app.server.address() as AddressInfo;
  url = new URL(`http://127.0.0.1:${port}/mcp`);
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function keyOf(person: TestPerson, scopes: readonly string[]): Promise<string> {
  const made = await person.request('POST', '/api/api-keys', { name: 'Assistant', scopes });
  expect(made.statusCode).toBe(201);
  return made.json().key;
}

/** With the protocol of 2026, or as clients since 2025 speak. */
async function connect(key: string, mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  );
  return client;
}

// biome-ignore lint/suspicious/noExplicitAny: what tools return is JSON
async function callTool(client: Client, name: string, input: object): Promise<any> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...input } });
  const [first] = content;
  expect(JSON.parse(first?.type === 'text' ? first.text : '')).toEqual(structuredContent);
  return isError ? { error: structuredContent } : structuredContent;
}
const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

describe.each(['auto', 'legacy'] as const)('a client of the SDK (%s)', (mode) => {
  test('prices, books once, searches and tracks', async () => {
    const client = await connect(await keyOf(customer, ALL), mode);
    expect(await namesOf(client)).toEqual(['track', 'search', 'quote', 'book']);
    const place = (city: string, country: string) => ({ city, country });
    const { options } = await callTool(client, 'quote', {
      origin: place('Rotterdam', 'Netherlands'),
      destination: place('Singapore', 'Singapore'),
      load: 'LCL',
      cargo_lines: [{ pieces: 2, package_type: 'PX', gross_kg: 480, volume_m3: 2 }],
    });
    expect(options[0]).toMatchObject({ mode: 'sea', total: { currency: 'USD' } });
    const order = { ...BOOKING, cargo_description: `Bearings ${mode}`, idempotency_key: `order-${mode}` };
    const { tracking_number } = await callTool(client, 'book', order);
    expect(tracking_number).toMatch(/^GS\d{9}$/);
    expect((await callTool(client, 'book', order)).tracking_number).toBe(tracking_number);
    const { shipments } = await callTool(client, 'search', { q: mode, limit: 1 });
    expect(shipments).toMatchObject([{ tracking_number, cargo_weight: 480 }]);
    expect(await callTool(client, 'track', { tracking_number })).toMatchObject({ status: 'pending' });
    await client.close();
  });
});

test('what an operation refuses is an error of the tool, with the code and the fields', async () => {
  const client = await connect(await keyOf(customer, ALL));
  const { cargo_description: _, ...incomplete } = BOOKING;
  expect((await callTool(client, 'track', { tracking_number: 'GS000000000' })).error.code).toBe('NOT_FOUND');
  const { error } = await callTool(client, 'track', { number: 'GS000000000' });
  expect(error.issues).toEqual([
    { path: 'tracking_number', message: expect.any(String) },
    { path: 'number', message: expect.any(String) },
  ]);
  expect((await callTool(client, 'book', { ...BOOKING, estimated_cost: 1 })).error.code).toBe(
    'PRICE_CHANGED',
  );
  expect((await callTool(client, 'book', { ...BOOKING, cargo_weight: -1 })).error).toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
    issues: [{ path: 'cargo_weight' }],
  });
  expect((await callTool(client, 'book', incomplete)).error.issues).toMatchObject([
    { path: 'cargo_description' },
  ]);
  await client.close();
});

test('a key sees and calls the tools of its scopes only', async () => {
  const client = await connect(await keyOf(customer, ['tracking:read', 'shipments:read']));
  expect(await namesOf(client)).toEqual(['track', 'search']);
  await expect(client.callTool({ name: 'book', arguments: BOOKING })).rejects.toThrow(/book not found/);
  await client.close();
});

test('a customer finds their own shipments; staff find all of them, and book with an entry in the audit log', async () => {
  const booked = await customer.request('POST', '/api/functions/create-shipment', BOOKING);
  const { tracking_number } = booked.json();
  const found = async (person: TestPerson, scopes: readonly string[]) => {
    const client = await connect(await keyOf(person, scopes));
    const { shipments } = await callTool(client, 'search', { q: tracking_number });
    return shipments.map((shipment: { tracking_number: string }) => shipment.tracking_number);
  };
  expect(await found(customer, ['shipments:read'])).toEqual([tracking_number]);
  expect(await found(await product.signIn('customer'), ['shipments:read'])).toEqual([]);
  expect(await found(dispatcher, ['shipments:read', 'fleet:read'])).toEqual([tracking_number]);

  const client = await connect(await keyOf(dispatcher, ['shipments:write']));
  const { id } = await callTool(client, 'book', { ...BOOKING, organisation_id: customer.organisation_id });
  const audit = await product.database
    .sql`select actor_id from audit_log where action = 'shipments.create' and subject_id = ${id}`;
  expect(audit).toEqual([{ actor_id: dispatcher.user_id }]);
});

describe('without access', () => {
  const listTools = (headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    });

  test.each([
    ['no key', () => ({}), 'Bearer realm="api"'],
    [
      'a wrong key',
      () => ({ authorization: `Bearer gs_live_${'x'.repeat(43)}` }),
      'Bearer realm="api", error="invalid_token"',
    ],
    ['the session of a person', () => ({ cookie: customer.cookie ?? '' }), 'Bearer realm="api"'],
  ])('%s is refused with 401', async (_, headers, challenge) => {
    const refused = await listTools(headers());
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe(challenge);
  });

  test('a page of another site is refused with 403, even with a key and a name that it has rebound', async () => {
    const authorization = `Bearer ${await keyOf(customer, ALL)}`;
    expect((await listTools({ authorization })).status).toBe(200);
    const other = { authorization, origin: 'https://evil.example' };
    expect((await listTools(other)).status).toBe(403);
    const rebound = await product.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...other, host: 'evil.example' },
      payload: {},
    });
    expect(rebound.statusCode).toBe(403);
  });

  test('there is no session to open or end: GET and DELETE are 405', async () => {
    for (const method of ['GET', 'DELETE']) expect((await fetch(url, { method })).status, method).toBe(405);
  });
});
