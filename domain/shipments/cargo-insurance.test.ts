import { expect, test } from 'vitest';
import { insuranceOffer, insuranceRequest, insuredCents } from './cargo-insurance.ts';

test.each([
  [0, 0],
  [4_825_050, 5_307_555],
  [100_000_000_000, 110_000_000_000],
  [5, 6],
])('%d cents are insured for %d', (value, insured) => expect(insuredCents(value)).toBe(insured));

test.each([
  [false, 4_825_050, null, null],
  [
    true,
    4_825_050,
    'We offer cover for $53,075.55 (110% of the declared value) when we confirm.',
    'Requested for $53,075.55 (110% of the declared value)',
  ],
  [
    true,
    null,
    'We offer cover for 110% of the declared value when we confirm. Enter the cargo value to get it.',
    'Requested; no cargo value is declared',
  ],
  [
    true,
    undefined,
    'We offer cover for 110% of the declared value when we confirm.',
    'Requested for 110% of the declared value',
  ],
])('wanted %s, value %s', (insurance_required, cargo_value_cents, offer, request) => {
  expect(insuranceOffer({ insurance_required, cargo_value_cents })).toBe(offer);
  expect(insuranceRequest({ insurance_required, cargo_value_cents })).toBe(request);
});
