import { expect, test } from 'vitest';
import { creditCharges } from './credit-charges.ts';
import type { LineCalculation } from './line-calculation.ts';

const charges = [
  { charge_code: 'FRT', description: 'Freight', amount_cents: 900_00 },
  { charge_code: 'DOC', description: 'Documentation', amount_cents: 100_00 },
];
const other = { charge_code: 'FRT' };
const allowance = { number: 'CN-2026-00001', reason: 'Late', billable: false };

test('an allowance takes a part of the line back, by the code of its charge', () => {
  const lines = [{ description: 'Documentation', amount_cents: 30_00, line_cents: 100_00 }];
  expect(creditCharges(lines, charges, other, allowance)).toEqual([
    {
      charge_code: 'DOC',
      description: 'CN-2026-00001: Documentation',
      amount_cents: -30_00,
      reason: 'Late',
      is_credit: true,
    },
  ]);
});

test('what stays billable is stated again, so that the price stays', () => {
  const lines = [{ description: 'Documentation', amount_cents: 100_00, line_cents: 100_00 }];
  const added = creditCharges(lines, charges, other, { ...allowance, billable: true });
  expect(
    added.map(({ description, amount_cents, is_credit }) => [description, amount_cents, is_credit]),
  ).toEqual([
    ['CN-2026-00001: Documentation', -100_00, true],
    ['Documentation', 100_00, false],
  ]);
});

test('a line without a charge, such as an adjustment, is like the other one', () => {
  const lines = [{ description: 'Adjustment as agreed', amount_cents: -50_00, line_cents: -50_00 }];
  expect(creditCharges(lines, charges, other, allowance)).toMatchObject([
    { charge_code: 'FRT', description: 'CN-2026-00001: Adjustment as agreed', amount_cents: 50_00 },
  ]);
});

test('a line that is credited as a whole and stays billable keeps its calculation; a part of it has none', () => {
  const calculation: LineCalculation = {
    basis: 'kg',
    size_type: null,
    quantity: 100,
    unit_price: '9',
    currency: 'USD',
    exchange: null,
  };
  const calculated: ((typeof charges)[number] & { calculation: LineCalculation | null })[] = [
    { charge_code: 'FRT', description: 'Freight', amount_cents: 900_00, calculation },
  ];
  const credited = (amount_cents: number) =>
    creditCharges(
      [{ description: 'Freight', amount_cents, line_cents: 900_00 }],
      calculated,
      { ...other, calculation: null },
      {
        ...allowance,
        billable: true,
      },
    ).map((charge) => charge.calculation);
  expect(credited(900_00)).toEqual([null, calculation]);
  expect(credited(100_00)).toEqual([null, null]);
});
