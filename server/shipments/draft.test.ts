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
    const answer = await other.request('GET', `/api/shipments/${tracking_number}/draft`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, unknown.json().code]);
  }
  const path = `/api/shipments/${tracking_number}/draft`;
  expect((await product.visitor.request('GET', path)).statusCode).toBe(401);
});
