import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMany } from '../database/statements/insert-many.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let product: TestApp;
let customer: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

const request = {
  origin_city: 'Shanghai',
  origin_country: 'China',
  destination_city: 'Rotterdam',
  destination_country: 'Netherlands',
  service_type: 'standard',
  cargo_weight: 18_000,
};
const options = async (change: object = {}) =>
  (await customer.request('POST', '/api/routing/options', { ...request, ...change })).json();
const byMode = (response: { options: { transport_mode: string }[] }, mode: string) =>
  response.options.find(({ transport_mode }) => transport_mode === mode);

test('reliability is a mode average until twenty of our own shipments on the lane have been delivered', async () => {
  expect(byMode(await options(), 'sea')).toMatchObject({
    reliability_score: 85,
    reliability_shipments: null,
  });

  const promise = new Date('2026-03-31T22:00:00Z');
  await insertMany(
    product.database.db,
    shipments,
    Array.from({ length: 20 }, (_, index) => ({
      tracking_number: `GS99900${1000 + index}`,
      origin_city: 'shanghai',
      origin_country: 'CN',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: 'Chairs',
      cargo_weight: 100,
      transport_mode: 'sea' as const,
      cost_cents: 10_000,
      status: 'delivered' as const,
      promised_delivery_date: promise,
      promise_ends_at: promise,
      delivered_at: new Date(promise.getTime() + (index < 15 ? -1 : 1) * 3_600_000),
    })),
  );
  const response = await options();
  expect(byMode(response, 'sea')).toMatchObject({ reliability_score: 75, reliability_shipments: 20 });
  expect(byMode(response, 'air')).toMatchObject({ reliability_score: 95, reliability_shipments: null });
});

test('unavailable options are returned with their reason', async () => {
  const { options: offered, unavailable } = await options({ service_type: 'same_day' });
  expect(offered).toEqual([]);
  expect(unavailable).toMatchObject([
    { transport_mode: 'air', reason: 'too_slow' },
    { transport_mode: 'road', reason: 'too_slow' },
  ]);
});

test('each service says what it takes on this lane, from its routes', async () => {
  const { services } = (
    await customer.request(
      'GET',
      '/api/routing/services?origin_city=Shanghai&origin_country=China&destination_city=Rotterdam&destination_country=Netherlands&cargo_weight=18000',
    )
  ).json();
  const days = (await options()).options.map((option: { delivery_days: number }) => option.delivery_days);
  expect(services[0]).toEqual({
    service_type: 'standard',
    days: { least: Math.min(...days), most: Math.max(...days) },
    slower_than_promised: false,
  });
  expect(services.slice(2)).toEqual([
    { service_type: 'overnight', days: null, slower_than_promised: false },
    { service_type: 'same_day', days: null, slower_than_promised: false },
  ]);
});

test('the days of an ambiguous or unknown place are not guessed', async () => {
  const response = await customer.request(
    'GET',
    `/api/routing/services?origin_city=${encodeURIComponent('Lázaro Cárdenas')}&origin_country=Mexico&destination_city=Rotterdam&destination_country=Netherlands`,
  );
  expect([response.statusCode, response.json().code]).toEqual([422, 'AMBIGUOUS_PLACE']);
  const nowhere = await customer.request(
    'GET',
    '/api/routing/services?origin_city=Atlantis&origin_country=Atlantis&destination_city=Rotterdam&destination_country=Netherlands',
  );
  expect(nowhere.json()).toEqual({ services: [] });
});

test('a chosen port is taken, and other ports are named', async () => {
  const response = await options({ origin_port: 'CNNGB' });
  expect(byMode(response, 'sea')).toMatchObject({ description: 'Ocean via Ningbo and Rotterdam' });
  const codes = (await options()).options[0].port_choices.origin.map(({ code }: { code: string }) => code);
  expect(codes).toContain('CNNGB');
  expect(
    (await customer.request('POST', '/api/routing/options', { ...request, origin_port: 'x' })).statusCode,
  ).toBe(422);
});
