import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea, SAMPLE_INSTRUCTIONS, staffClientOf } from '../documents/documents-for-tests.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';

const now = new Date('2026-11-21T12:00:00Z');

let product: TestApp;
let customer: Visitor & { user_id: string };
let dispatcher: Visitor & { user_id: string };
let admin: Visitor & { user_id: string };
let saveInstructions: ReturnType<typeof staffClientOf>['saveInstructions'];
beforeAll(async () => {
  product = await startTestApp({ now: () => now });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
  saveInstructions = staffClientOf(dispatcher).saveInstructions;
});
afterAll(() => product.close());

const read = async (tracking_number: string) =>
  (await dispatcher.request('GET', `/api/shipments/${tracking_number}/instructions`)).json();

test('before any instructions are saved, the form is empty beside the booking’s data', async () => {
  const tracking_number = await bookedBySea(customer);
  expect(await read(tracking_number)).toMatchObject({
    version: 0,
    instructions: { shipper: { name: '' }, incoterm: null, cargo_lines: [], freight_terms: 'prepaid' },
    booked: {
      shipper_name: expect.stringContaining('customer'),
      origin_address: '1200 Hidden Boulevard',
      destination_city: 'Rotterdam',
      cargo_description: 'Glass lamps',
      cargo_weight: 1200,
      cargo_dimensions: '',
      modes: expect.arrayContaining(['sea']),
      issuing_office: 'Los Angeles',
      charges_currency: 'USD',
    },
  });
});

test('saved instructions are normalized, and appear in the history', async () => {
  const tracking_number = await bookedBySea(customer);
  const response = await saveInstructions(tracking_number.toLowerCase(), {
    ...SAMPLE_INSTRUCTIONS,
    containers: [{ number: 'csqu 305438-3', size_type: '45G1', seals: 'S1' }],
    air_waybill_number: '020 1234 5675',
  });
  expect([response.statusCode, response.json()]).toEqual([200, { version: 1 }]);
  expect(response.headers['x-invalidates']).toBe(
    'instructions,documents,shipmentFile,shipments.history,audit',
  );
  expect(await read(tracking_number)).toMatchObject({
    version: 1,
    instructions: {
      ...SAMPLE_INSTRUCTIONS,
      cargo_lines: [{ ...SAMPLE_INSTRUCTIONS.cargo_lines[0], hs_code: '940521', origin_country: 'PT' }],
      containers: [{ number: 'CSQU3054383' }],
      air_waybill_number: '020-12345675',
    },
  });
  const { entries } = (await dispatcher.request('GET', `/api/shipments/${tracking_number}/history`)).json();
  expect(entries[0]).toMatchObject({ action: 'instructions.save', by_id: dispatcher.user_id });
  expect(entries[0].changes).toContainEqual({ field: 'vessel', from: '', to: 'Ever Calm' });
  expect(product.published).toContainEqual({
    branch_id: null,
    channel: 'fleet',
    event: 'documents_changed',
    data: { tracking_number },
  });
  // The shipment’s own version is unchanged, so a concurrent edit of it has no conflict.
  const edited = await dispatcher.request('POST', `/api/shipments/${tracking_number}`, {
    version: 1,
    change: { cargo_weight: 1100 },
  });
  expect(edited.statusCode).toBe(200);

  expect(
    (await saveInstructions(tracking_number, (await read(tracking_number)).instructions, 1)).json(),
  ).toEqual({
    version: 1,
  });
});

test('of two concurrent editors the second gets a conflict that names the first', async () => {
  const tracking_number = await bookedBySea(customer);
  const responses = await Promise.all(
    [dispatcher, admin].map((staff) =>
      staffClientOf(staff).saveInstructions(tracking_number, { vessel: staff.user_id }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { vessel } = (await read(tracking_number)).instructions;
  const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused).toMatchObject({
    code: 'VERSION_CONFLICT',
    by: expect.stringContaining(vessel === admin.user_id ? 'admin' : 'dispatcher'),
    at: now.toISOString(),
  });
});

test.each([
  [{ cargo_lines: [{}, { hs_code: '94' }] }, 'instructions.cargo_lines.1.hs_code'],
  [{ containers: [{ number: 'CSQU3054384', size_type: '', seals: '' }] }, 'instructions.containers.0.number'],
  [{ air_waybill_number: '020-12345676' }, 'instructions.air_waybill_number'],
  [{ consignee: { country: 'Atlantis' } }, 'instructions.consignee.country'],
  [{ cargo_lines: [{ description: 'x'.repeat(4001) }] }, 'instructions.cargo_lines.0.description'],
])('%j is rejected with a field error', async (instructions, path) => {
  const response = await saveInstructions(await bookedBySea(customer), instructions);
  expect([response.statusCode, response.json().issues]).toEqual([
    422,
    [{ path, message: expect.stringMatching(/\.$/) }],
  ]);
});

test('long texts, all alphabets and markup are stored as text', async () => {
  const tracking_number = await bookedBySea(customer);
  const instructions = {
    consignee: { name: '#evil $ *b* <script>' },
    notify_party: { name: 'חברת הנמל \u200e(1998)' },
    cargo_lines: [{ description: '灯'.repeat(4000) }],
  };
  expect((await saveInstructions(tracking_number, instructions)).statusCode).toBe(200);
  expect((await read(tracking_number)).instructions).toMatchObject(instructions);
});

test('only staff can save them', async () => {
  const tracking_number = await bookedBySea(customer);
  for (const [visitor, refused] of [
    [customer, 403],
    [product.visitor, 401],
  ] as const) {
    expect((await staffClientOf(visitor).saveInstructions(tracking_number)).statusCode).toBe(refused);
    const reading = await visitor.request('GET', `/api/shipments/${tracking_number}/instructions`);
    expect(reading.statusCode).toBe(refused);
  }
  expect((await saveInstructions('GS000000000')).statusCode).toBe(404);
  expect((await dispatcher.request('GET', '/api/shipments/GS000000000/instructions')).statusCode).toBe(404);
});
