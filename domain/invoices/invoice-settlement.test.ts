import { expect, test } from 'vitest';
import { settlementOf, totalLabel } from './invoice-settlement.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const notes = [
  { number: 'CN-2026-00001', amount: usd(30_00) },
  { number: 'CN-2026-00002', amount: usd(20_00) },
];
const invoice = { status: 'Pending', due: usd(1_000_00), overpaid: usd(0), credit_notes: [] } as const;

test.each([
  ['an invoice without credit notes', invoice, 'Total due', []],
  [
    'a partly credited one',
    { ...invoice, status: 'Overdue', due: usd(950_00), credit_notes: notes },
    'Total',
    [
      ['Credit note CN-2026-00001', -30_00],
      ['Credit note CN-2026-00002', -20_00],
      ['Amount due', 950_00],
    ],
  ],
  [
    'one that is credited in full',
    { ...invoice, status: 'Credited', due: usd(0), credit_notes: notes.slice(1) },
    'Total, credited',
    [['Credit note CN-2026-00002', -20_00]],
  ],
  [
    'one that was credited after its payment',
    { ...invoice, status: 'Paid', due: usd(0), overpaid: usd(20_00), credit_notes: notes },
    'Total, paid',
    [
      ['Credit note CN-2026-00001', -30_00],
      ['Credit note CN-2026-00002', -20_00],
      ['Credit balance', 20_00],
    ],
  ],
  ['a credit note', { ...invoice, status: 'Issued', due: usd(0) }, 'Total credit', []],
] as const)('the totals of %s', (_, given, label, rows) => {
  expect(totalLabel(given)).toBe(label);
  expect(settlementOf(given).map((row) => [row.label, row.amount.amount])).toEqual(rows);
});
