import { expect, test } from 'vitest';
import { creditNotePrefix, invoiceNumber } from './invoice-number.ts';

test.each([
  [2026, 1, 'INV-2026-00001'],
  [2026, 42, 'INV-2026-00042'],
  [2027, 99_999, 'INV-2027-99999'],
  [2027, 100_000, 'INV-2027-100000'],
])('in %i the invoice %i is %s', (year, order, number) => {
  expect(invoiceNumber(year, order)).toBe(number);
});

test.each([
  [undefined, 'CN'],
  ['INV-NL', 'CN-INV-NL'],
])('credit notes beside invoices with the prefix %s have %s', (prefix, credit_notes) => {
  expect(creditNotePrefix(prefix)).toBe(credit_notes);
});
