import { expect, test } from 'vitest';
import { entryText } from './entry-text.ts';

test.each([
  ['invoice', 'INV-2026-00001', '', 'Invoice INV-2026-00001'],
  ['on_account', '', 'SEPA 7', 'Payment on account, SEPA 7'],
  ['reversal', 'INV-2026-00001', '', 'Reversed payment INV-2026-00001'],
  ['refund', 'CN-2026-00001', 'SEPA 77', 'Refund of CN-2026-00001, SEPA 77'],
  ['refund', '', 'SEPA 78', 'Refund of money on account, SEPA 78'],
  ['refund_reversal', '', '', 'Reversed refund of money on account'],
] as const)('%s of "%s" with the reference "%s": %s', (kind, number, reference, text) => {
  expect(entryText({ kind, number, reference })).toBe(text);
});
