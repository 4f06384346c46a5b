import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date('2026-03-01T00:30:00Z') });
});
afterAll(() => product.close());

test('by month of booking in UTC, the last twelve, including empty ones; only the client’s own', async () => {
  const customer = await product.signIn('customer');
  const other_customer = await product.signIn('customer');
  const booked = (organisation_id: string, created_at: string, cost_cents: number) => ({
    organisation_id,
    tracking_number: `T${created_at}${organisation_id}`,
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Miami',
    destination_country: 'US',
    cargo_description: 'Valves',
    cargo_weight: 1,
    cost_cents,
    created_at: new Date(created_at),
  });
  await product.database.db
    .insert(shipments)
    .values([
      booked(customer.organisation_id, '2025-03-31T23:59:59Z', 1),
      booked(customer.organisation_id, '2025-04-01T00:00:00Z', 20),
      booked(customer.organisation_id, '2026-02-28T23:59:59Z', 300),
      booked(customer.organisation_id, '2026-02-01T00:00:00Z', 4_000),
      booked(customer.organisation_id, '2026-03-01T00:00:00Z', 50_000),
      booked(other_customer.organisation_id, '2026-03-01T00:00:00Z', 9),
    ]);
  const { months } = (await customer.request('GET', '/api/shipments/spending')).json();
  expect(months).toHaveLength(12);
  const spending = (month: string, cents: number, shipments: number) => ({
    month,
    spent_cents: cents,
    spent: { amount: cents, currency: 'USD' },
    shipments,
  });
  expect(months[0]).toEqual(spending('2025-04', 20, 1));
  expect(months[1]).toEqual(spending('2025-05', 0, 0));
  expect(months.slice(-2)).toEqual([spending('2026-02', 4_300, 2), spending('2026-03', 50_000, 1)]);
});
