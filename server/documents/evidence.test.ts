import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { bookedBySea, SAMPLE_INSTRUCTIONS, staffClientOf } from './documents-for-tests.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

let product: TestApp;
let customer: Visitor & { user_id: string; email: string };
let dispatcher: Visitor & { user_id: string };
let staff: ReturnType<typeof staffClientOf>;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  staff = staffClientOf(dispatcher);
});
afterAll(() => product.close());

async function draft(document_type: string, instructions: object) {
  const tracking_number = await bookedBySea(customer);
  expect(
    (await staff.saveInstructions(tracking_number, { ...SAMPLE_INSTRUCTIONS, ...instructions })).statusCode,
  ).toBe(200);
  return { tracking_number, document_number: await staff.generate(tracking_number, document_type) };
}
const event = (tracking_number: string, body: object) =>
  dispatcher.request('POST', `/api/tracking/${tracking_number}/events`, body);

describe('the on-board date of a bill of lading', () => {
  const refusedFor = async (on_board_date: string, events: object[] = []) => {
    const { tracking_number, document_number } = await draft('bill_of_lading', { on_board_date });
    for (const body of events) expect((await event(tracking_number, body)).statusCode).toBe(201);
    const response = await staff.issue(document_number);
    const document = await staff.document(tracking_number, 'bill_of_lading');
    return { status: response.statusCode, message: response.json().detail, refusal: document.refusal };
  };
  const picked_up = { status: 'picked_up', location: 'Houston, US', occurred_at: '2026-11-18T15:00:00Z' };
  const loaded = {
    status: 'in_transit',
    location: 'Port of Houston, US',
    loaded: true,
    occurred_at: '2026-11-20T15:00:00Z',
  };

  test.each<[string, string, object[], RegExp]>([
    ['in the future', '2026-11-28', [picked_up, loaded], /in the future/],
    ['of goods that are still with the shipper', '2026-11-20', [], /before the goods were picked up/],
    ['before pick-up', '2026-11-17', [picked_up, loaded], /before the goods were picked up/],
    ['without a recorded loading', '2026-11-20', [picked_up], /No loading is recorded/],
    ['before the recorded loading', '2026-11-19', [picked_up, loaded], /No loading is recorded/],
    [
      'with a loading elsewhere',
      '2026-11-20',
      [picked_up, { ...loaded, location: 'Port of Miami, US' }],
      /No loading is recorded/,
    ],
  ])('%s is rejected', async (_, day, events, message) => {
    const refused = await refusedFor(day, events);
    expect(refused).toMatchObject({ status: 422, refusal: expect.stringMatching(message) });
  });

  test('is accepted once the loading is recorded', async () => {
    expect(await refusedFor('2026-11-20', [picked_up, loaded])).toMatchObject({ status: 200, refusal: null });
  });

  test('may be omitted: the goods were received for shipment', async () => {
    const { document_number } = await draft('bill_of_lading', {});
    expect((await staff.issue(document_number)).statusCode).toBe(200);
  });
});

describe('proposed values', () => {
  const [line] = SAMPLE_INSTRUCTIONS.cargo_lines;

  test('are confirmed field by field, or changed, before issuing', async () => {
    const { tracking_number, document_number } = await draft('commercial_invoice', {
      shipper: { ...SAMPLE_INSTRUCTIONS.shipper, tax_id: 'US-1' },
      cargo_lines: [{ ...line, gross_kg: null, quantity: 10, unit: 'pcs', unit_price_cents: 9_876 }],
    });
    const unconfirmed = [
      { field: 'incoterm', value: 'CIF Rotterdam, Incoterms® 2020' },
      { field: 'payment_terms', value: 'Net 30 Days' },
    ];
    expect((await staff.document(tracking_number, 'commercial_invoice')).unconfirmed).toMatchObject(
      unconfirmed,
    );
    const refused = await staff.issue(document_number);
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'UNCONFIRMED', unconfirmed }]);

    const some = await staff.issue(document_number, { confirmed: ['payment_terms'] });
    expect(some.json().unconfirmed).toMatchObject([unconfirmed[0]]);
    const confirmed = unconfirmed.map(({ field }) => field);
    expect((await staff.issue(document_number, { confirmed })).statusCode).toBe(200);
  });

  test('are gross weights on a packing list only', async () => {
    const cargo_lines = [{ ...line, gross_kg: null }];
    const { document_number } = await draft('packing_list', { cargo_lines });
    expect((await staff.issue(document_number)).json()).toMatchObject({
      code: 'UNCONFIRMED',
      unconfirmed: [{ field: 'cargo_lines.0.gross_kg', value: 1320 }],
    });
    const bill = await draft('bill_of_lading', { cargo_lines });
    expect((await staff.issue(bill.document_number)).json()).toMatchObject({
      code: 'INCOMPLETE',
      missing: [{ field: 'cargo_lines.0.gross_kg' }],
    });
  });

  test('are freight terms that contradict the Incoterm', async () => {
    const contradicting = { incoterm: 'FOB', incoterm_place: 'Houston', freight_terms: 'prepaid' };
    const { document_number } = await draft('bill_of_lading', contradicting);
    expect((await staff.issue(document_number)).json()).toMatchObject({
      code: 'UNCONFIRMED',
      unconfirmed: [{ field: 'freight_terms', label: 'Freight terms with FOB', value: 'prepaid' }],
    });
    expect((await staff.issue(document_number, { confirmed: ['freight_terms'] })).statusCode).toBe(200);
    const collect = await draft('bill_of_lading', { ...contradicting, freight_terms: 'collect' });
    expect((await staff.issue(collect.document_number)).statusCode).toBe(200);
  });

  test('are weights of containers that share a line; undeclared cargo of a full container is missing', async () => {
    const [line] = SAMPLE_INSTRUCTIONS.cargo_lines;
    const containers = ['CSQU3054383', 'MSKU9070323'].map((number) => ({
      number,
      size_type: '45G1',
      seals: 'S-1',
    }));
    const cargo_lines = [{ ...line, net_kg: 1100, gross_kg: 1200 }];
    const { tracking_number, document_number } = await draft('bill_of_lading', {
      cargo_movement: 'FCL',
      containers,
      cargo_lines,
    });
    expect((await staff.issue(document_number)).json()).toMatchObject({
      code: 'INCOMPLETE',
      missing: ['packages in CSQ', 'weight in CSQ', 'packages in MSK', 'weight in MSK'].map((label) => ({
        field: 'equipment',
        label: expect.stringContaining(label),
      })),
    });
    const file = await dispatcher.request('GET', `/api/shipments/${tracking_number}`);
    const { version, equipment, cargo_lines: lines } = file.json();
    const stuffed = [{ pieces: 3, gross_kg: 900.5 }, { pieces: 1 }].map((part, index) => ({
      ...equipment[index],
      stuffing: [{ ...part, cargo_line_id: lines[0].id }],
    }));
    const saved = await dispatcher.request(
      'PUT',
      `/api/shipments/${tracking_number}/equipment`,
      { equipment: stuffed },
      { 'if-match': `"${version}"` },
    );
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await staff.issue(document_number)).json()).toMatchObject({
      code: 'UNCONFIRMED',
      unconfirmed: [{ field: 'containers.1.gross_kg', value: 299.5 }],
    });
    const issued = await staff.issue(document_number, { confirmed: ['containers.1.gross_kg'] });
    expect(issued.statusCode, issued.body).toBe(200);
    const [row] = await product.database.sql`
      select document_data from shipping_documents where document_number = ${document_number}`;
    expect(row?.document_data.containers).toMatchObject([
      { packages: [{ count: 3, kind: 'pallets' }], gross_kg: 900.5 },
      { packages: [{ count: 1, kind: 'pallets' }], gross_kg: 299.5 },
    ]);
  });

  test('need no confirmation where everything was entered', async () => {
    const { document_number } = await draft('packing_list', {});
    expect((await staff.issue(document_number)).statusCode).toBe(200);
  });
});

test('cargo above the containers’ capacity is issued only with a reason, which is audited', async () => {
  const [line] = SAMPLE_INSTRUCTIONS.cargo_lines;
  const { tracking_number, document_number } = await draft('bill_of_lading', {
    cargo_movement: 'FCL',
    containers: [{ number: 'CSQU3054383', size_type: '45G1', seals: 'S-1' }],
    cargo_lines: [{ ...line, packages_count: 100, dimensions: '120x80x99.6' }],
  });
  const message = "95.6 m³ do not fit one 40' high cube, which holds 76.4 m³.";
  expect((await staff.document(tracking_number, 'bill_of_lading')).over_capacity).toBe(message);
  const refused = await staff.issue(document_number);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'OVER_CAPACITY', detail: message },
  ]);
  const issued = await staff.issue(document_number, { capacity_reason: 'Two lines nest in each other' });
  expect(issued.statusCode).toBe(200);
  const [entry] = await product.database.sql`
    select detail from audit_log where action = 'documents.issue' and detail->>'document_number' = ${document_number}`;
  expect(entry?.detail).toMatchObject({ capacity_reason: 'Two lines nest in each other' });
});
