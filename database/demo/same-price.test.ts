import { afterAll, beforeAll, expect, test } from 'vitest';
import { geographyForTests } from '#server/geography/geography-for-tests.ts';
import { CallLimits } from '#server/rate-limits/call-limits.ts';
import { exchangeRates } from '#server/rates/exchange-rates/exchange-rates-table.ts';
import { rateZones } from '#server/rates/rate-zones-table.ts';
import { tariffLines } from '#server/rates/tariff-lines-table.ts';
import { tariffs, tariffVersions } from '#server/rates/tariffs-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '#server/test-app.ts';
import { insertRows } from './insert-rows.ts';
import { planItineraries } from './journeys/itineraries.ts';
import { demoRates, rateZoneRows } from './tariffs.ts';

const NOW = new Date('2026-11-20T14:30:00Z');

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  const geography = await geographyForTests();
  const rates = demoRates(geography, planItineraries(geography), NOW);
  // Visitors may request ten quotes an hour.
  const limits = Object.assign(new CallLimits(), {
    charge: async () => () => {},
    spendRequest: async () => {},
  });
  product = await startTestApp({ now: () => NOW, limits });
  await product.database.transaction(async (transaction) => {
    await insertRows(transaction, rateZones, rateZoneRows);
    await insertRows(transaction, exchangeRates, rates.exchangeRates);
    await insertRows(transaction, tariffs, rates.tariffs);
    await insertRows(transaction, tariffVersions, rates.versions);
    await insertRows(transaction, tariffLines, rates.lines);
  });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
});
afterAll(() => product.close());

type Load = 'FCL' | 'LCL' | 'AIR' | 'FTL' | 'LTL' | 'RAIL';
const MODES = { FCL: 'sea', LCL: 'sea', AIR: 'air', FTL: 'road', LTL: 'road', RAIL: 'rail' } as const;
/** Origin, destination, load, containers of the cheapest way, kg, L×W×H in cm, least and most in US dollars. */
const CONSIGNMENTS: readonly (readonly [string, string, Load, string, number, string, number, number])[] = [
  ['Shanghai, China', 'Rotterdam, Netherlands', 'FCL', '22G1', 18_000, '500×200×200', 1200, 3500],
  ['Shanghai, China', 'Rotterdam, Netherlands', 'FCL', '42G1', 9_000, '1100×200×250', 2000, 5000],
  ['Shanghai, China', 'Rotterdam, Netherlands', 'LCL', '', 800, '200×100×100', 180, 400],
  ['Ningbo, China', 'Antwerp, Belgium', 'LCL', '', 1_500, '200×100×100', 180, 400],
  ['Ningbo, China', 'Hamburg, Germany', 'FCL', '22G1', 20_000, '500×200×200', 1200, 3500],
  ['Shanghai, China', 'Los Angeles, United States', 'FCL', '42G1', 14_000, '1100×200×250', 2000, 5000],
  ['Singapore, Singapore', 'Rotterdam, Netherlands', 'FCL', '42G1', 12_500, '1100×200×250', 2000, 5000],
  ['Rotterdam, Netherlands', 'Houston, United States', 'FCL', '22G1', 16_000, '500×200×200', 900, 4000],
  ['Hong Kong, Hong Kong', 'London, United Kingdom', 'AIR', '', 1_000, '200×150×150', 3000, 6500],
  ['Shanghai, China', 'Frankfurt, Germany', 'AIR', '', 1_000, '200×150×150', 3000, 6000],
  ['Shanghai, China', 'Los Angeles, United States', 'AIR', '', 1_000, '200×150×150', 3000, 6500],
  ['Singapore, Singapore', 'Rotterdam, Netherlands', 'AIR', '', 1_000, '200×150×150', 3000, 6000],
  ['London, United Kingdom', 'Tokyo, Japan', 'AIR', '', 1_000, '200×150×150', 2500, 6000],
  ['Madrid, Spain', 'Warsaw, Poland', 'FTL', '', 20_000, '1000×200×200', 2800, 4200],
  ['Barcelona, Spain', 'Gdańsk, Poland', 'FTL', '', 18_000, '1000×200×200', 2800, 4500],
  ['Lagos, Nigeria', 'Accra, Ghana', 'FTL', '', 20_000, '1000×200×200', 600, 2500],
  ['Lyon, France', 'Dublin, Ireland', 'LTL', '', 600, '120×100×150', 85, 600],
  ['Warsaw, Poland', 'Lyon, France', 'FTL', '', 22_000, '1000×200×200', 1500, 4000],
  ['Chongqing, China', 'Duisburg, Germany', 'RAIL', '42G1', 15_000, '1100×200×250', 5000, 9000],
  ['Chongqing, China', 'Duisburg, Germany', 'RAIL', '22G1', 18_000, '500×200×200', 3000, 6500],
];

const place = (text: string) => {
  const [city = '', country = ''] = text.split(', ');
  return { city, country };
};

test.each(CONSIGNMENTS)(
  '%s to %s, %s %s costs the same everywhere, within the market',
  async (...consignment) => {
    const [from, to, load, container, cargo_weight, cargo_dimensions, least, most] = consignment;
    const [origin, destination] = [place(from), place(to)];
    const mode = MODES[load];
    const cargo = { cargo_weight, cargo_dimensions };
    const wizard = await customer.request('POST', '/api/routing/options', {
      origin_city: origin.city,
      origin_country: origin.country,
      destination_city: destination.city,
      destination_country: destination.country,
      service_type: 'standard',
      ...cargo,
    });
    const option = wizard
      .json()
      .options.find((each: { transport_mode: string }) => each.transport_mode === mode);
    expect(option, wizard.body).toMatchObject({ indicative: false });
    const cents = option.estimated_cost_cents;
    expect(cents).toBeGreaterThanOrEqual(least * 100);
    expect(cents).toBeLessThanOrEqual(most * 100);

    const quote_mode = mode === 'sea' ? 'ocean' : mode;
    const form = await staff.request('POST', '/api/quotes', {
      origin: from,
      destination: to,
      weight: cargo_weight,
      dimensions: cargo_dimensions,
      transport_modes: [quote_mode],
      email: `${cargo_weight}@buyer.example`,
      seconds_open: 60,
    });
    const priced = { mode: quote_mode, estimated_cost_cents: cents, indicative: false };
    expect(form.json().estimates, form.body).toMatchObject([priced]);

    // What the answer of staff starts with.
    const quote = await staff.request('GET', `/api/quotes/${form.json().reference}`);
    expect(quote.json()).toMatchObject({ estimated_cost_cents: cents, estimates: [priced] });

    const [length, width, height] = cargo_dimensions.split('×').map(Number);
    const size = cargo_dimensions ? { length_cm: length, width_cm: width, height_cm: height } : {};
    const api = await product.visitor.request('POST', '/api/prices', {
      origin,
      destination,
      load,
      ...(container && { equipment: [{ size_type: container, count: 1 }] }),
      cargo_lines: [{ pieces: 1, gross_kg: cargo_weight, ...size }],
      currency: 'USD',
    });
    expect(api.json().options?.[0], api.body).toMatchObject({
      indicative: false,
      total: { amount: cents, currency: 'USD' },
    });
  },
);
