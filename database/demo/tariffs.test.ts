import { expect, test } from 'vitest';
import { USUAL_CHARGE_CODES } from '#domain/rates/charge-code.ts';
import { priceOptions } from '#domain/rates/price-options.ts';
import type { LaneTerms, PriceRequest } from '#domain/rates/price-request.ts';
import { geographyForTests } from '#server/geography/geography-for-tests.ts';
import { planItineraries } from './journeys/itineraries.ts';
import { candidateLines, demoRates, rateZoneRows } from './tariffs.ts';

const NOW = new Date('2026-11-20T14:30:00Z');
const geography = await geographyForTests();
const rates = demoRates(geography, planItineraries(geography), NOW);
const lines = candidateLines(rates);

function terms(unlocode: string): LaneTerms {
  const zones = rateZoneRows.filter(({ members }) => members.includes(unlocode)).map(({ code }) => code);
  return { unlocode, zones, country: unlocode.slice(0, 2) };
}

function totalOf(origin: string, destination: string, request: Partial<PriceRequest>): number | undefined {
  const [option] = priceOptions(
    {
      side: 'sell',
      origin: terms(origin),
      destination: terms(destination),
      load: 'FCL',
      equipment: [],
      cargo: { pieces: 10, gross_kg: 1000, volume_m3: 2, hs_codes: [], has_dangerous_goods: false },
      organisation_id: null,
      date: '2026-11-20',
      currency: 'USD',
      ...request,
    },
    { lines, charge_codes: USUAL_CHARGE_CODES, exchange_rates: rates.exchangeRates },
  );
  return option && option.total.amount / 100;
}

const box = (size_type: string, load: 'FCL' | 'RAIL' = 'FCL') => ({
  load,
  equipment: [{ size_type, count: 1 }],
});
const air = { load: 'AIR' } as const;
const lcl = { load: 'LCL' } as const;
const truck = { load: 'FTL' } as const;

test.each<[string, string, Partial<PriceRequest>, number, number]>([
  ['CNSHA', 'NLRTM', box('42G1'), 2000, 5000],
  ['CNSHA', 'NLRTM', box('45G1'), 2000, 5000],
  ['CNSHA', 'NLRTM', box('22G1'), 1200, 3500],
  ['CNNGB', 'DEHAM', box('45G1'), 2000, 5000],
  ['CNYTN', 'GBFXT', box('42G1'), 2000, 5000],
  ['CNSHA', 'USLAX', box('45G1'), 2000, 5000],
  ['SGSIN', 'NLRTM', box('45G1'), 2000, 5000],
  ['NLRTM', 'USHOU', box('42G1'), 1500, 5000],
  ['CNSHA', 'DEFRA', air, 3000, 6000],
  ['CNSHA', 'USLAX', air, 3000, 6500],
  ['NGLOS', 'GHACC', truck, 600, 2500],
  ['SGSIN', 'NLRTM', air, 3000, 6000],
  ['GBLON', 'JPTYO', air, 2500, 6000],
  ['CNSHA', 'NLRTM', lcl, 180, 400],
  ['CNNGB', 'BEANR', lcl, 180, 400],
  ['ESMAD', 'PLWAW', truck, 2800, 4200],
  ['ESBCN', 'PLGDN', truck, 2800, 4500],
  ['CNCKG', 'DEDUI', box('45G1', 'RAIL'), 5000, 9000],
  ['CNCKG', 'DEDUI', box('42G1', 'RAIL'), 5000, 9000],
  ['CNCKG', 'DEDUI', box('22G1', 'RAIL'), 3000, 6500],
])('%s to %s, %o is priced within the market: $%d to $%d', (origin, destination, request, least, most) => {
  const total = totalOf(origin, destination, request);
  expect(total).toBeGreaterThanOrEqual(least);
  expect(total).toBeLessThanOrEqual(most);
});

test('every lane of the demonstration has a price', () => {
  expect(rates.lines.length).toBeGreaterThan(200);
  for (const { rate, breaks } of lines)
    for (const each of [rate, ...breaks.map((step) => step.rate)]) expect(Number(each)).toBeGreaterThan(0);
});
