import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const booking = {
  origin_address: '1 Main St',
  origin_city: 'Houston',
  origin_postal_code: '77002',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Stainless steel valves',
  cargo_weight: 1200.5,
  cargo_dimensions: '120×80×100',
  cargo_value: 48250.5,
  equipment: [{ size_type: '45G1', count: 2 }],
  service_type: 'express',
  priority: 'high',
  special_instructions: 'Call before delivery',
  fragile: true,
  transport_mode: 'air',
};

test('an earlier shipment becomes the draft it was booked with, for its client only', async () => {
  const client = await product.signIn('customer');
  const booked = await client.request('POST', '/api/functions/create-shipment', booking);
  const { tracking_number } = booked.json();
  const { transport_mode, ...draft } = booking;
  const read = await client.request('GET', `/api/shipments/${tracking_number.toLowerCase()}/draft`);
  expect(read.json()).toMatchObject({ ...draft, insurance_required: false, tracking_number });
  expect(ShipmentDraft.safeParse(read.json()).success).toBe(true);
  expect(read.json()).not.toHaveProperty('status');

  const unknown = await client.request('GET', '/api/shipments/GS999999999/draft');
  expect(unknown.statusCode).toBe(404);
  for (const role of ['customer', 'dispatcher', 'admin'] as const) {
    const other = await product.signIn(role);
    const response = await other.request('GET', `/api/shipments/${tracking_number}/draft`);
    expect([response.statusCode, response.json().code]).toEqual([404, unknown.json().code]);
  }
  const path = `/api/shipments/${tracking_number}/draft`;
  expect((await product.visitor.request('GET', path)).statusCode).toBe(401);
});

test('lines of cargo become those of the file, count for the price, and are booked again and by template', async () => {
  const client = await product.signIn('customer');
  const lines = [
    { description: 'Panels', pieces: 640, package_type: 'cartons', gross_kg: 9_088, hs_code: '9405.11' },
    { description: 'Lights', pieces: 540, gross_kg: 9_450, length_cm: 60, width_cm: 40, height_cm: 41 },
  ];
  const sent = { ...booking, cargo_dimensions: '', cargo_lines: lines };
  const create = (input: object) => client.request('POST', '/api/functions/create-shipment', input);
  const booked = await create({
    ...sent,
    transport_mode: 'air',
    instructions: { cargo_lines: [{ marks: 'RL-PNL' }] },
  });
  expect(booked.statusCode).toBe(201);
  const { tracking_number } = booked.json();
  const file = (await client.request('GET', `/api/shipments/${tracking_number}`)).json();
  expect(file).toMatchObject({
    cargo_lines: [
      { description: 'Panels', pieces: 640, package_type: 'cartons', hs_code: '940511', marks: 'RL-PNL' },
      { description: 'Lights', pieces: 540, volume_m3: 53.136, marks: '' },
    ],
    totals: { pieces: 1180, gross_kg: 18_538 },
  });
  const other = await create({
    ...booking,
    cargo_dimensions: '',
    cargo_weight: 18_538,
    transport_mode: 'air',
  });
  expect(booked.json().price).toEqual(other.json().price);

  const drafted = [
    { description: 'Panels', gross_kg: 9_088 },
    { description: 'Lights', length_cm: 60 },
  ];
  const draft = (await client.request('GET', `/api/shipments/${tracking_number}/draft`)).json();
  expect(draft).toMatchObject({ cargo_weight: 18_538, cargo_lines: drafted });
  const template = await client.request('POST', '/api/booking-templates', { name: 'Both', tracking_number });
  expect(template.json().draft.cargo_lines).toMatchObject(drafted);

  const refused = await create({
    ...sent,
    cargo_lines: [lines[0], { ...lines[1], net_kg: 9_451, dangerous_goods: null }],
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().issues).toMatchObject([{ path: 'cargo_lines.1.net_kg' }]);
});

test('what the shipping instructions state beside the booked lines is either stored or refused', async () => {
  const client = await product.signIn('customer');
  const book = (cargo_lines: object[]) =>
    client.request('POST', '/api/functions/create-shipment', {
      ...booking,
      cargo_lines: [{ description: 'Panels', pieces: 640, package_type: 'cartons', gross_kg: 9_088 }],
      instructions: { cargo_lines },
    });
  const refused = await book([
    { packages_count: 600, package_kind: 'Cartons', gross_kg: 9_000 },
    { description: 'Lights', packages_count: 540 },
    {},
  ]);
  expect(refused.statusCode, refused.body).toBe(422);
  expect(refused.json().issues).toEqual([
    {
      path: 'instructions.cargo_lines.0.packages_count',
      message: 'The booking states 640 for this line. Correct one of them.',
    },
    {
      path: 'instructions.cargo_lines.0.gross_kg',
      message: 'The booking states 9088 for this line. Correct one of them.',
    },
    {
      path: 'instructions.cargo_lines.1.description',
      message: 'The booking has only 1 cargo line. Add this one to it as well, or delete it here.',
    },
  ]);
  const described = { description: 'LED panels, 60 × 60 cm', packages_count: 640, package_kind: 'CARTONS' };
  const booked = await book([{ ...described, marks: 'RL-PNL' }, {}]);
  expect(booked.statusCode, booked.body).toBe(201);
  const path = `/api/shipments/${booked.json().tracking_number}`;
  expect((await client.request('GET', path)).json().cargo_lines).toMatchObject([
    { description: 'LED panels, 60 × 60 cm', package_type: 'cartons', gross_kg: 9_088, marks: 'RL-PNL' },
  ]);
});

test('dangerous goods of the whole cargo count as its line, do not change the price, and are booked again', async () => {
  const client = await product.signIn('customer');
  const create = (input: object) => client.request('POST', '/api/functions/create-shipment', input);
  const paint = { un_number: '1263', packing_group: 'II', flashpoint_c: 10 };
  const box = { length_cm: 120, width_cm: 80, height_cm: 100, volume_m3: 0.96 };
  const line = { description: booking.cargo_description, gross_kg: booking.cargo_weight, ...box };
  const sea = { ...booking, dangerous_goods: true, service_type: 'standard', transport_mode: 'sea' };
  const booked = await create({ ...sea, cargo_lines: [{ ...line, dangerous_goods: paint }] });
  expect(booked.statusCode).toBe(201);
  expect(booked.json().price).toEqual((await create(sea)).json().price);

  const { tracking_number } = booked.json();
  const draft = (await client.request('GET', `/api/shipments/${tracking_number}/draft`)).json();
  expect(draft).toMatchObject({
    dangerous_goods: true,
    cargo_dimensions: '120×80×100',
    cargo_lines: [{ pieces: null, gross_kg: 1200.5, dangerous_goods: { ...paint, un_number: 'UN1263' } }],
  });
  const wrong = await create({
    ...sea,
    cargo_lines: [{ ...line, dangerous_goods: { ...paint, class: '8' } }],
  });
  expect(wrong.json().issues).toMatchObject([{ path: 'cargo_lines.0.dangerous_goods.class' }]);
});
