import { expect, test } from 'vitest';
import { lineVatLabels } from './vat-category.ts';

const line = (vat_category: 'S' | 'E' | 'AE' | null, vat_rate: number | null) => ({ vat_category, vat_rate });

test.each([
  ['one rate', [line('S', 21), line('S', 21)], null],
  ['no VAT', [line(null, null)], null],
  ['two rates', [line('S', 21), line('S', 9)], ['21%', '9%']],
  ['a rate and an exemption', [line('S', 21), line('E', 0)], ['21%', 'Exempt']],
  ['with and without VAT', [line('AE', 0), line(null, null)], ['Reverse charge', '']],
])('lines of %s', (_, lines, labels) => {
  expect(lineVatLabels(lines)).toEqual(labels);
});
