import { expect, test } from 'vitest';
import { settlementOf, totalLabel } from './invoice-settlement.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const notes = [
  { number: 'CN-2026-00001', amount: usd(30_00) },
  { number: 'CN-2026-00002', amount: usd(20_00) },
];
const invoice = {
  status: 'Pending',
  due: usd(1_000_00),
  refundable: usd(0),
  credit_notes: [],
  payments: [],
  refunds: [],
} as const;
const dayText = (day: Date) => day.toISOString().slice(0, 10);
const refund = (amount: number, reference: string) => ({
  amount: usd(amount),
  refunded_at: new Date('2026-11-20T12:00:00Z'),
  reference,
});

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
    'one that is paid in part, with a reversed payment',
    {
      ...invoice,
      due: usd(550_00),
      credit_notes: notes.slice(0, 1),
      payments: [
        {
          amount: usd(420_00),
          received_at: new Date('2026-11-12T12:00:00Z'),
          reference: 'SEPA 4',
          reversed_at: null,
        },
        {
          amount: usd(9_00),
          received_at: new Date('2026-11-13'),
          reference: '',
          reversed_at: new Date('2026-11-14'),
        },
      ],
    },
    'Total',
    [
      ['Credit note CN-2026-00001', -30_00],
      ['Paid on 2026-11-12, SEPA 4', -420_00],
      ['Amount due', 550_00],
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
    { ...invoice, status: 'Paid', due: usd(0), refundable: usd(20_00), credit_notes: notes },
    'Total, paid',
    [
      ['Credit note CN-2026-00001', -30_00],
      ['Credit note CN-2026-00002', -20_00],
      ['Credit balance', 20_00],
    ],
  ],
  [
    'one whose credit was refunded in part',
    {
      ...invoice,
      status: 'Paid',
      refundable: usd(5_00),
      credit_notes: notes.slice(1),
      refunds: [refund(15_00, 'T1')],
    },
    'Total, paid',
    [
      ['Credit note CN-2026-00002', -20_00],
      ['Refunded on 2026-11-20, T1', 15_00],
      ['Credit balance', 5_00],
    ],
  ],
  [
    'a refunded credit note',
    { ...invoice, status: 'Issued', due: usd(0), refunds: [refund(20_00, '')] },
    'Total credit',
    [['Refunded on 2026-11-20', 20_00]],
  ],
  ['a credit note', { ...invoice, status: 'Issued', due: usd(0) }, 'Total credit', []],
] as const)('the totals of %s', (_, given, label, rows) => {
  expect(totalLabel(given)).toBe(label);
  expect(settlementOf(given, dayText).map((row) => [row.label, row.amount.amount])).toEqual(rows);
});
