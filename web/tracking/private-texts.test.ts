import { expect, test } from 'vitest';
import { amountText, dimensionsText, doorLines, handlingText } from './private-texts.ts';

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
] as const)('%j stands as %j', ([street, code, city, country], lines) =>
  expect(doorLines(street, code, city, country)).toEqual(lines),
);

test('handling names what was asked for', () => {
  const plain = {
    insurance_required: false,
    dangerous_goods: false,
    temperature_controlled: false,
    fragile: false,
  };
  expect(handlingText(plain)).toBe('Standard handling');
  expect(handlingText({ ...plain, insurance_required: true, fragile: true })).toBe('Insured, Fragile');
});

test.each(['120x80x100', ' 120 × 80 X 100', '120*80*100 '])('%s is written one way', (typed) =>
  expect(dimensionsText(typed).replaceAll('\u00a0', ' ')).toBe('120 × 80 × 100 cm'),
);
