import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedInvoice, creditLines, creditsAll } from './credit-note.ts';
import type { LineCalculation } from './line-calculation.ts';

const freight = { description: 'Freight', amount_cents: 900_00, credited_cents: 0 };
const handling = { description: 'Handling', amount_cents: 100_00, credited_cents: 60_00 };
const discount = { description: 'Adjustment as agreed', amount_cents: -200_00, credited_cents: 0 };

test('without named lines it takes back all that is left', () => {
  const paid = { ...freight, credited_cents: 900_00 };
  expect(creditLines([paid, handling, discount, freight], undefined)).toEqual({
    refusal: null,
    lines: [
      { description: 'Handling', amount_cents: 40_00, credits_line: 1 },
      { description: 'Adjustment as agreed', amount_cents: -200_00, credits_line: 2 },
      { description: 'Freight', amount_cents: 900_00, credits_line: 3 },
    ],
  });
});

test('it takes back parts of the named lines', () => {
  expect(creditLines([freight, handling], [{ line: 2, amount_cents: 10_00 }])).toEqual({
    refusal: null,
    lines: [{ description: 'Handling', amount_cents: 10_00, credits_line: 1 }],
  });
});

test('a part of a line has no calculation', () => {
  const calculation: LineCalculation = {
    basis: 'kg',
    size_type: null,
    quantity: 100,
    unit_price: '9',
    currency: 'USD',
    exchange: null,
  };
  const line = { ...freight, calculation };
  const creditedPart = (amount_cents: number) =>
    creditLines([line], [{ line: 1, amount_cents }]).lines?.[0]?.calculation;
  expect(creditedPart(899_99)).toBeNull();
  expect(creditedPart(900_00)).toEqual(calculation);
});

test.each([
  ['more than is left of a line', [{ line: 2, amount_cents: 40_01 }], 'ABOVE_LINE'],
  ['nothing of a line', [{ line: 1, amount_cents: 0 }], 'ABOVE_LINE'],
  ['a negative amount of a positive line', [{ line: 1, amount_cents: -1 }], 'ABOVE_LINE'],
  ['a positive amount of a negative line', [{ line: 3, amount_cents: 1 }], 'ABOVE_LINE'],
  ['an unknown line', [{ line: 4, amount_cents: 1 }], 'UNKNOWN_LINE'],
  ['a discount alone', [{ line: 3, amount_cents: -1 }], 'NOT_POSITIVE'],
  ['no line', [], 'NOT_POSITIVE'],
])('it does not take back %s', (_, wanted, code) => {
  expect(creditLines([freight, handling, discount], wanted)).toMatchObject({ refusal: { code } });
});

test('nothing is left of an invoice that is credited as a whole', () => {
  const lines = [{ ...freight, credited_cents: 900_00 }];
  expect(creditLines(lines, undefined)).toEqual({
    lines: null,
    refusal: { code: 'NOTHING_LEFT' },
  });
});

const unpaid = {
  status: 'Pending',
  amount_cents: 1_000,
  credited_cents: 0,
  paid_cents: 0,
  overpaid_cents: 0,
} as const;

test.each([
  ['a part of an unpaid invoice', unpaid, 300, false, 'Pending', 300, 0],
  ['all of an unpaid invoice', unpaid, 1_000, true, 'Credited', 1_000, 0],
  ['the rest of it', { ...unpaid, credited_cents: 300 }, 700, true, 'Credited', 1_000, 0],
  ['all but a cent of VAT', unpaid, 999, true, 'Credited', 1_000, 0],
  ['a part of a paid invoice', { ...unpaid, status: 'Paid' }, 300, false, 'Paid', 300, 300],
  [
    'the rest of one that was paid after a credit',
    { ...unpaid, status: 'Paid', credited_cents: 400 },
    600,
    true,
    'Paid',
    1_000,
    600,
  ],
] as const)('crediting %s', (_, invoice, credit_cents, is_whole, status, credited_cents, overpaid_cents) => {
  expect(creditedInvoice(invoice, { credit_cents, is_whole })).toEqual({
    status,
    credited_cents,
    overpaid_cents,
  });
});

test('a part is not more than what is left of the invoice, as with a discount on it', () => {
  const part = { credit_cents: 701, is_whole: false };
  expect(creditedInvoice({ ...unpaid, credited_cents: 300 }, part)).toBeNull();
});

test.each([
  ['all lines', [900_00, 40_00, -200_00], true],
  ['not the discount', [900_00, 40_00], false],
  ['a part of a line', [900_00, 30_00, -200_00], false],
])('crediting %s', (_, amounts, all) => {
  const credit = amounts.map((amount_cents, credits_line) => ({ amount_cents, credits_line }));
  expect(creditsAll([freight, handling, discount], credit)).toBe(all);
});

test('credits never exceed the invoice, and are the credit balance of who has paid it', () => {
  const credit = fc.record({ credit_cents: fc.integer({ min: 1, max: 2_000 }), is_whole: fc.boolean() });
  fc.assert(
    fc.property(fc.constantFrom('Pending' as const, 'Paid' as const), fc.array(credit), (status, credits) => {
      let invoice: Parameters<typeof creditedInvoice>[0] = { ...unpaid, status };
      for (const each of credits) {
        const after = creditedInvoice(invoice, each);
        if (!after) continue;
        expect(after.credited_cents).toBeLessThanOrEqual(invoice.amount_cents);
        expect(after.credited_cents).toBeGreaterThanOrEqual(invoice.credited_cents);
        expect(after.overpaid_cents).toBe(status === 'Paid' ? after.credited_cents : 0);
        expect(after.status === 'Credited').toBe(status === 'Pending' && after.credited_cents === 1_000);
        invoice = { ...invoice, ...after, status };
      }
    }),
  );
});
