import { expect, test } from 'vitest';
import { billInput, billMessages, NEW_BILL } from './bill-values.ts';

const TODAY = '2026-11-30';
const line = (amount: string) => ({
  key: '1',
  description: 'Amendment fee',
  about: 'GS123456789',
  expected: null,
  cost: { tracking_number: 'GS123456789', charge_code: 'DOC', description: '' },
  amount,
});

test.each([
  ['USD', '45.00', 45_00],
  ['USD', '0.004', null],
  ['JPY', '45', 45],
  ['JPY', '0.4', null],
  ['KWD', '0.004', 4],
])('in %s, a line of %s comes to %j minor units', (currency, amount, minor) => {
  const bill = { ...NEW_BILL, currency, lines: [line(amount)] };
  expect(billMessages(bill, TODAY)['lines.0.amount']).toBe(
    minor === null ? 'Enter the billed amount, such as 45.00.' : undefined,
  );
  expect(billInput(bill).lines[0]?.amount).toBe(minor ?? 0);
});
