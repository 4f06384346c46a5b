import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { registerDevice } from '#server/devices/devices-for-tests.ts';
import { startTestApp, type TestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS, type ContractOperation } from './contract-operations.ts';
import { restRequest, rpcRequest } from './isolation/requests.ts';

/** Writes that ignore undeclared fields, with the reason. */
const IGNORING: Record<string, string> = {
  'milestones.report':
    'feeds of carriers have fields of their own, and refusing a batch would lose milestones',
  'carrierEvents.push': 'carriers have fields of their own, and refusing a batch would lose events',
  'positions.report': 'trackers send extra measurements, and refusing a batch would lose positions',
  'messages.receiveMail': 'services send many fields of an e-mail, of which we need four',
};

const writes = CONTRACT_OPERATIONS.filter(({ method }) => method !== 'GET');
const strictWrites = writes.filter(({ name }) => !(name in IGNORING));

test('every write refuses unknown fields, or states why not', () => {
  const ignoring = writes.filter(({ meta }) => meta.unknownFields === 'ignored');
  expect(ignoring.map(({ name }) => name)).toEqual(Object.keys(IGNORING));
});

test.each(strictWrites)('$name declares the fields of every object', ({ inputSchema = z.never() }) => {
  const schema = z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
  expect(openPartsOf(schema, '')).toEqual([]);
});

/** Paths of objects that accept undeclared fields. */
function openPartsOf(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.entries(part).flatMap(([key, value]) => openPartsOf(value, `${path}/${key}`));
  const isOpen = 'type' in part && part.type === 'object' && !('additionalProperties' in part);
  return isOpen ? [path, ...inside] : inside;
}

describe('over HTTP', () => {
  let product: TestApp;
  let callers: Record<ContractOperation['meta']['access'], { cookie: string | undefined; key?: string }>;
  beforeAll(async () => {
    product = await startTestApp();
    const admin = await product.signIn('admin');
    const { key } = await registerDevice(product, admin);
    const device = { cookie: undefined, key };
    callers = { anyone: product.visitor, 'signed-in': admin, staff: admin, admin, device };
  });
  afterAll(() => product.close());

  const send = async (
    operation: ContractOperation,
    input: Record<string, unknown>,
    encoded: typeof restRequest,
  ) => {
    const request = await encoded(operation, input);
    const { cookie, key } = callers[operation.meta.access];
    const response = await product.app.inject({
      ...request,
      headers: {
        ...request.headers,
        origin: 'http://localhost:3000',
        ...(cookie && { cookie }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
    });
    return { status: response.statusCode, body: response.body };
  };
  const protocols = { 'as programs do': restRequest, 'as our pages do': rpcRequest };

  test('the API reference declares which bodies accept no other fields', async () => {
    const { paths } = (await product.app.inject('/api/openapi.json')).json();
    const bodyOf = (path: string) => paths[path].post.requestBody?.content['application/json'].schema;
    expect(bodyOf('/functions/create-shipment')).toMatchObject({
      additionalProperties: false,
      properties: { instructions: { additionalProperties: false } },
    });
    expect(bodyOf('/invoices/{number}/payment')).toMatchObject({ additionalProperties: false });
    expect(bodyOf('/people/sign-out')).toMatchObject({ additionalProperties: false });
    expect(bodyOf('/positions')).not.toHaveProperty('additionalProperties', false);
  });

  describe.each(Object.entries(protocols))('%s', (_, encoded) => {
    test.each(strictWrites)('$name names each unknown field', async (write) => {
      const { status, body } = await send(write, { surprise: 1, colour: 'red' }, encoded);
      expect(status, body).toBe(422);
      for (const field of ['surprise', 'colour'])
        expect(body).toContain(JSON.stringify({ path: field, message: 'Unknown field.' }));
    });

    test('what is unknown deep inside is named by its path, beside other problems', async () => {
      const save = writes.find(({ name }) => name === 'instructions.save') as ContractOperation;
      const input = {
        tracking_number: 'GS123456789',
        version: 'first',
        instructions: { consignee: { name: 'A', vat: 'x' }, cargo_lines: [{ colour: 'red' }] },
      };
      const { status, body } = await send(save, input, encoded);
      expect(status, body).toBe(422);
      for (const path of ['instructions.consignee.vat', 'instructions.cargo_lines.0.colour'])
        expect(body).toContain(JSON.stringify({ path, message: 'Unknown field.' }));
      expect(body).toContain('"path":"version"');
    });

    test('reads ignore what they do not know', async () => {
      const list = CONTRACT_OPERATIONS.find(({ name }) => name === 'shipments.mine') as ContractOperation;
      expect((await send(list, { surprise: '1', limit: 5 }, encoded)).status).toBe(200);
    });

    test('a tracker may send what else it measures', async () => {
      const report = writes.find(({ name }) => name === 'positions.report') as ContractOperation;
      const position = { latitude: 1, longitude: 2, taken_at: Date.now(), battery: 80 };
      const { status, body } = await send(report, { positions: [position], firmware: '1.2' }, encoded);
      expect([status, body]).toEqual([200, expect.stringContaining('"new":1')]);
    });
  });
});
