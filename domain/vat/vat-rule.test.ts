import { expect, test } from 'vitest';
import { vatRule } from './vat-rule.ts';
import { VatTreatment } from './vat-treatment.ts';

const domestic: VatTreatment = { category: 'S', rate: 21, note: '' };
const cross_border: VatTreatment = { category: 'Z', rate: 0, note: 'Article 146' };
const reverse: VatTreatment = { category: 'AE', rate: 0, note: 'Reverse charge' };
const entity = { country: 'NL', domestic, cross_border };
const lane = (origin_country: string, destination_country: string) => ({
  origin_country,
  destination_country,
});

test.each([
  ['domestic', entity, null, lane('NL', 'NL'), domestic],
  ['an export', entity, null, lane('NL', 'US'), cross_border],
  ['an import', entity, null, lane('CN', 'NL'), cross_border],
  ['between two other countries', entity, null, lane('DE', 'DE'), cross_border],
  ['of a company with its own treatment', entity, reverse, lane('NL', 'NL'), reverse],
  ['of a legal entity that states no VAT', null, reverse, lane('NL', 'NL'), null],
  ['of one that states none across borders', { ...entity, cross_border: null }, null, lane('NL', 'US'), null],
])('a shipment %s', (_, of, company, shipment, rule) => {
  expect(vatRule({ entity: of, company, shipment })).toEqual(rule);
});

test.each([
  [{ category: 'S', rate: 21 }, undefined],
  [{ category: 'S', rate: 8.1 }, undefined],
  [{ category: 'Z', rate: 0 }, undefined],
  [{ category: 'AE', rate: 0, note: 'Reverse charge' }, undefined],
  [{ category: 'S', rate: 0 }, 'Enter the rate, or choose zero rated.'],
  [{ category: 'Z', rate: 21 }, 'Only the standard rate can be above 0.'],
  [{ category: 'E', rate: 0 }, 'Enter the reason that invoices state.'],
  [{ category: 'O', rate: 0, note: ' ' }, 'Enter the reason that invoices state.'],
  [{ category: 'S', rate: 8.125 }, 'Use at most two decimals.'],
  [{ category: 'S', rate: 101 }, 'Enter a rate from 0 to 100 percent.'],
])('%o: %s', (treatment, problem) => {
  expect(VatTreatment.safeParse(treatment).error?.issues[0]?.message).toBe(problem);
});
