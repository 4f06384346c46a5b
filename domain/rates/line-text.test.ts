import { expect, test } from 'vitest';
import { lineText, quantityText } from './line-text.ts';

const usd = { amount: 0, currency: 'USD' };
const unlimited = { amount: usd, limited_by: null };

test.each([
  [{ basis: 'container', size_type: '45G1', quantity: 2, rate: '2850' }, '2 × 40HC at 2,850.00 USD'],
  [{ basis: 'container', size_type: null, quantity: 1, rate: '245.00' }, '1 container at 245.00 USD'],
  [{ basis: 'kg', size_type: null, quantity: 1000.5, rate: '0.1275' }, '1,000.5 kg at 0.1275 USD'],
  [{ basis: 'wm', size_type: null, quantity: 2.4, rate: '46.00' }, '2.4 W/M at 46.00 USD'],
  [{ basis: 'piece', size_type: null, quantity: 3, rate: '9' }, '3 pieces at 9.00 USD'],
  [{ basis: 'percent', size_type: null, quantity: 3700, rate: '12.75' }, '12.75% of the freight'],
  [{ basis: 'slab', size_type: null, quantity: 120, rate: '90.00' }, '90.00 USD for 120 kg'],
  [{ basis: 'flat', size_type: null, quantity: 1, rate: '45.00' }, '45.00 USD for the shipment'],
] as const)('%o is %s', (line, text) => {
  expect(quantityText({ ...line, ...unlimited })).toBe(text);
});

test('on an invoice, a flat line is only its name', () => {
  const line = { size_type: null, quantity: 1, rate: '45.00', description: 'Documentation', ...unlimited };
  expect(lineText({ ...line, basis: 'flat' })).toBe('Documentation');
  expect(lineText({ ...line, basis: 'kg' })).toBe('Documentation, 1 kg at 45.00 USD');
});

const limited = { description: 'Air freight', size_type: null, rate: '3.54', quantity: 12 };

test.each([
  [{ basis: 'kg', limited_by: 'minimum' }, 'minimum charge 75.00 USD (12 kg at 3.54 USD)'],
  [{ basis: 'piece', limited_by: 'maximum' }, 'maximum charge 75.00 USD (12 pieces at 3.54 USD)'],
  [{ basis: 'percent', limited_by: 'minimum' }, 'minimum charge 75.00 USD (3.54% of the freight)'],
  [{ basis: 'flat', limited_by: 'minimum' }, 'minimum charge 75.00 USD (3.54 USD for the shipment)'],
  [{ basis: 'kg', limited_by: 'next_break' }, '12 kg at 3.54 USD'],
] as const)('an amount that a limit sets is stated as the limit: %o is %s', (line, text) => {
  const amount = { amount: 75_00, currency: 'USD' };
  expect(quantityText({ ...limited, ...line, amount })).toBe(text);
  expect(lineText({ ...limited, ...line, amount })).toBe(`Air freight, ${text}`);
});

test('a limit has the digits of its currency', () => {
  const line = { ...limited, basis: 'kg', limited_by: 'minimum' } as const;
  expect(quantityText({ ...line, rate: '310', amount: { amount: 9_000, currency: 'JPY' } })).toBe(
    'minimum charge 9,000 JPY (12 kg at 310.00 JPY)',
  );
});
