import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date('2026-03-01T00:30:00Z') });
});
afterAll(() => product.close());

const booked = (organisation_id: string, created_at: string, cost_cents: number, currency = 'USD') => ({
  organisation_id,
  tracking_number: `T${created_at}${currency}${organisation_id}`,
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Miami',
  destination_country: 'US',
  cargo_description: 'Valves',
  cargo_weight: 1,
  cost_cents,
  currency,
  price_status: 'indicative' as const,
  created_at: new Date(created_at),
});
const inCurrency = (currency: string, amount: number, shipments: number) => ({
  currency,
  spent_cents: amount,
  spent: { amount, currency },
  shipments,
});

test('by month of booking in UTC, the last twelve, including empty ones; only the client’s own', async () => {
  const customer = await product.signIn('customer');
  const other_customer = await product.signIn('customer');
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
    currency: 'USD',
    by_currency: shipments === 0 ? [] : [inCurrency('USD', cents, shipments)],
  });
  expect(months[0]).toEqual(spending('2025-04', 20, 1));
  expect(months[1]).toEqual(spending('2025-05', 0, 0));
  expect(months.slice(-2)).toEqual([spending('2026-02', 4_300, 2), spending('2026-03', 50_000, 1)]);
});

test('bookings in several currencies are not added up', async () => {
  const customer = await product.signIn('customer');
  const { organisation_id } = customer;
  const read = async (path: string) => (await customer.request('GET', path)).json();
  expect(await read('/api/shipments/summary')).toMatchObject({
    currency: 'USD',
    spent: { amount: 0, currency: 'USD' },
    by_currency: [],
  });
  await product.database.db
    .insert(shipments)
    .values([
      booked(organisation_id, '2026-01-10T00:00:00Z', 700, 'EUR'),
      booked(organisation_id, '2026-02-10T00:00:00Z', 300, 'EUR'),
    ]);
  expect(await read('/api/shipments/summary')).toMatchObject({
    currency: 'EUR',
    spent: { amount: 1_000, currency: 'EUR' },
    spent_unconfirmed: { amount: 1_000, currency: 'EUR' },
  });
  expect((await read('/api/shipments/spending')).months[0]).toMatchObject({
    currency: 'EUR',
    spent_cents: 0,
  });
  await product.database.db
    .insert(shipments)
    .values([
      { ...booked(organisation_id, '2026-02-11T00:00:00Z', 90_000), price_status: 'confirmed' },
      booked(organisation_id, '2026-02-12T00:00:00Z', 5_000, 'JPY'),
    ]);
  const summary = await read('/api/shipments/summary');
  expect(summary).toMatchObject({
    currency: null,
    by_currency: [
      { currency: 'USD', spent_cents: 90_000, unconfirmed_cents: 0 },
      { currency: 'JPY', spent_cents: 5_000, unconfirmed_cents: 5_000 },
      { currency: 'EUR', spent_cents: 1_000, unconfirmed_cents: 1_000 },
    ],
  });
  expect(summary).not.toHaveProperty('spent');
  const [january, february] = (await read('/api/shipments/spending')).months.slice(-3);
  expect(january).toMatchObject({ currency: 'EUR', spent: { amount: 700, currency: 'EUR' } });
  expect(february).toMatchObject({
    currency: null,
    shipments: 3,
    by_currency: [inCurrency('EUR', 300, 1), inCurrency('JPY', 5_000, 1), inCurrency('USD', 90_000, 1)],
  });
  expect(february).not.toHaveProperty('spent');
});
