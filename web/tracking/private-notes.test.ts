import { expect, test } from 'vitest';
import { amountText } from '#web/shipments/amounts.ts';
import { dimensionsText, doorLines, handlingText, insuranceText } from './private-notes.ts';

test.each([
  [123_450, 'USD', '$1,234.50'],
  [5, 'EUR', '€0.05'],
  [null, 'USD', '—'],
])('%s cents of %s are %s', (cents, currency, text) => expect(amountText(cents, currency)).toBe(text));

test.each([
  [
    ['1 Dock Road', '90731', 'Los Angeles', 'US'],
    ['1 Dock Road', '90731 Los Angeles', 'US'],
  ],
  [
    ['', '', 'Los Angeles', 'US'],
    ['Los Angeles', 'US'],
  ],
] as const)('formats %j as %j', ([street, code, city, country], lines) =>
  expect(doorLines(street, code, city, country)).toEqual(lines),
);

test('lists the requested handling', () => {
  const plain = {
    dangerous_goods: false,
    temperature_controlled: false,
    fragile: false,
  };
  expect(handlingText(plain)).toBe('Standard handling');
  expect(handlingText({ ...plain, dangerous_goods: true, fragile: true })).toBe('Dangerous goods, Fragile');
});

test.each(['120x80x100', ' 120 × 80 X 100', '120*80*100 '])('normalizes %s', (typed) =>
  expect(dimensionsText(typed).replaceAll('\u00a0', ' ')).toBe('120 × 80 × 100 cm'),
);

test.each([
  ['indicative', 'pending', 'We offer cover for $1,100.00 (110% of the declared value) when we confirm.'],
  ['indicative', 'cancelled', 'Requested for $1,100.00 (110% of the declared value)'],
  ['confirmed', 'confirmed', 'Requested for $1,100.00 (110% of the declared value)'],
] as const)('insurance of a shipment that is %s and %s', (price_status, status, text) => {
  const details = { insurance_required: true, cost_cents: 90_000, cargo_value_cents: 100_000, price_status };
  expect(insuranceText(details, status)).toBe(text);
  expect(insuranceText({ ...details, insurance_required: false }, status)).toBeNull();
});
