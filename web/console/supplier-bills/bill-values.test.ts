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
  ['JPY', '45', 45],
  ['KWD', '0.004', 4],
])('in %s, a line of %s comes to %j minor units', (currency, amount, minor) => {
  const bill = { ...NEW_BILL, currency, lines: [line(amount)] };
  expect(billMessages(bill, TODAY)['lines.0.amount']).toBeUndefined();
  expect(billInput(bill).lines[0]?.amount).toBe(minor);
});

test.each([
  ['USD', '0', 'Enter the billed amount, such as 45.00.'],
  ['USD', '45.005', 'Enter at most 2 decimals for USD.'],
  ['JPY', '45.5', 'Enter a whole amount: JPY has no decimals.'],
])('in %s, a line of %s is refused', (currency, amount, message) => {
  expect(billMessages({ ...NEW_BILL, currency, lines: [line(amount)] }, TODAY)['lines.0.amount']).toBe(
    message,
  );
});

test.each(['vat', 'total'] as const)('the %s with more decimals than the currency is refused', (field) => {
  const bill = { ...NEW_BILL, currency: 'USD', lines: [line('45.00')] };
  expect(billMessages({ ...bill, [field]: '45.005' }, TODAY)[field]).toBe(
    'Enter at most 2 decimals for USD.',
  );
  expect(billMessages({ ...bill, [field]: '' }, TODAY)[field]).toBeUndefined();
});
