import type { Statement } from '#contract/invoices/statements.ts';
import { majorUnits } from '#domain/money/minor-digits.ts';
import type { Money } from '#domain/money/money.ts';
import { csvText } from '#domain/spreadsheet/csv.ts';
import { operations } from '../operations.ts';
import { findStatement } from './find-statement.ts';

const HEADER = [
  'currency',
  'date',
  'entry',
  'number',
  'shipment',
  'reference',
  'due',
  'amount',
  'balance',
  'open',
];

export const statementCsv = operations.statementCsv.handler(async ({ input, context, errors }) => {
  const statement = await findStatement(input, context, errors);
  const { from, to } = statement;
  return new File([csvText(HEADER, rowsOf(statement))], `statement-${from}-${to}.csv`, { type: 'text/csv' });
});

/** Amounts with the decimals of their currency; each account begins and ends with its balance. */
function rowsOf({ from, to, accounts }: Statement): (string | number)[][] {
  return accounts.flatMap(({ currency, opening, closing, entries }) => {
    const balance = (on: string, kind: string, of: Money) => [
      currency,
      on,
      kind,
      ...['', '', '', '', ''],
      majorUnits(of),
      '',
    ];
    return [
      balance(from, 'opening_balance', opening),
      ...entries.map((entry) => [
        currency,
        entry.on,
        entry.kind,
        entry.number,
        entry.tracking_number ?? '',
        entry.reference,
        entry.due_on ?? '',
        majorUnits(entry.amount),
        majorUnits(entry.balance),
        entry.open ? majorUnits(entry.open) : '',
      ]),
      balance(to, 'closing_balance', closing),
    ];
  });
}
