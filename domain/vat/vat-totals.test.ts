import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { VAT_CATEGORIES } from './vat-category.ts';
import { type VatLine, vatTotals, withVat } from './vat-totals.ts';

const line = (amount_cents: number, vat_rate: number | null, vat_note = ''): VatLine =>
  vat_rate === null
    ? { amount_cents, vat_category: null, vat_rate, vat_note: null }
    : { amount_cents, vat_category: vat_rate > 0 ? 'S' : 'Z', vat_rate, vat_note };

test.each([
  ['no VAT', [line(100_00, null)], 100_00, 0],
  ['one rate', [line(100_00, 21)], 100_00, 21_00],
  ['two rates', [line(100_00, 21), line(50_00, 9)], 150_00, 25_50],
  ['a zero rate', [line(100_00, 0)], 100_00, 0],
  ['lines with and without VAT', [line(100_00, 21), line(50_00, null)], 150_00, 21_00],
  ['the sum of a group, not each line', [line(2, 21), line(2, 21), line(2, 21)], 6, 1],
  ['a half up', [line(50, 21)], 50, 11],
  ['less than half down', [line(49, 21)], 49, 10],
  ['yen', [line(1_835, 10)], 1_835, 184],
  ['a rate with decimals', [line(1_000_00, 8.1)], 1_000_00, 81_00],
  ['a rate that binary fractions miss', [line(1_005, 10)], 1_005, 101],
  ['a negative adjustment', [line(100_00, 21), line(-20_00, 21)], 80_00, 16_80],
  ['a half of a negative sum', [line(-50, 21)], -50, -11],
  ['nothing', [line(0, 21)], 0, 0],
])('%s', (_, lines, net_cents, vat_cents) => {
  expect(vatTotals(lines)).toMatchObject({ net_cents, vat_cents, gross_cents: net_cents + vat_cents });
});

test('a group has each of its notes once', () => {
  const { groups } = vatTotals([line(1, 0, 'Article 146'), line(2, 0, 'Article 146'), line(3, 0, 'Export.')]);
  expect(groups).toEqual([
    { category: 'Z', rate: 0, net_cents: 6, vat_cents: 0, note: 'Article 146 Export.' },
  ]);
});

const anyLine = fc.record({
  amount_cents: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
  vat_category: fc.constantFrom(...VAT_CATEGORIES, null),
  vat_rate: fc.constantFrom(0, 5.5, 7, 8.1, 19, 21, 25),
  vat_note: fc.constant(''),
});

test('groups add up, whatever the lines and their order', () => {
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const { groups, net_cents, vat_cents, gross_cents } = vatTotals(lines);
      const untaxed = lines.filter(({ vat_category }) => vat_category === null);
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(groups.map((group) => group.vat_cents))).toBe(vat_cents);
      expect(sum(groups.map((group) => group.net_cents)) + sum(untaxed.map((one) => one.amount_cents))).toBe(
        net_cents,
      );
      expect(gross_cents - vat_cents).toBe(net_cents);
      expect(vatTotals(lines.toReversed()).vat_cents).toBe(vat_cents);
      for (const group of groups) {
        if (group.rate === 0) expect(group.vat_cents).toBe(0);
        expect(Math.abs(group.vat_cents - (group.net_cents * group.rate) / 100)).toBeLessThan(0.501);
      }
      const credited = vatTotals(lines.map((one) => ({ ...one, amount_cents: -one.amount_cents })));
      expect(credited.vat_cents + vat_cents).toBe(0);
    }),
  );
});

test('a charge with its own treatment keeps it; the others have the rule', () => {
  const rule = { category: 'S', rate: 21, note: '' } as const;
  const own = { category: 'E', rate: 0, note: 'Insurance' } as const;
  const lines = [
    { description: 'Freight', amount_cents: 1 },
    { description: 'Insurance', amount_cents: 2, vat: own },
  ];
  expect(withVat(lines, rule)).toEqual([
    { description: 'Freight', amount_cents: 1, vat_category: 'S', vat_rate: 21, vat_note: '' },
    { description: 'Insurance', amount_cents: 2, vat_category: 'E', vat_rate: 0, vat_note: 'Insurance' },
  ]);
  expect(withVat([{ amount_cents: 1 }], null)).toEqual([
    { amount_cents: 1, vat_category: null, vat_rate: null, vat_note: null },
  ]);
});
