import { expect, test } from 'vitest';
import { paymentMessages, typedPayment } from './payment-values.ts';

const TODAY = '2026-11-30';

test.each([
  ['1,000.50', 'USD', undefined],
  ['', 'USD', 'Enter an amount above 0.'],
  ['0', 'USD', 'Enter an amount above 0.'],
  ['1000.505', 'USD', 'Enter at most 2 decimals for USD.'],
  ['1000.5', 'JPY', 'Enter a whole amount: JPY has no decimals.'],
  ['0.125', 'BHD', undefined],
  ['2000000000', 'USD', 'The amount is too large.'],
])('a payment of %j in %s is refused with %j', (amount, currency, message) => {
  expect(paymentMessages({ amount, paid_at: TODAY }, currency, TODAY).amount).toBe(message);
});

test('a payment needs a day, and one of today has no moment', () => {
  expect(paymentMessages({ amount: '1', paid_at: '' }, 'USD', TODAY)).toEqual({ paid_at: 'Choose a day.' });
  const values = { amount: '0.125', reference: 'SEPA 1' };
  const payment = { amount: { amount: 125, currency: 'BHD' }, reference: 'SEPA 1' };
  expect(typedPayment({ ...values, paid_at: TODAY }, 'BHD', TODAY)).toEqual(payment);
  expect(typedPayment({ ...values, paid_at: '2026-11-28' }, 'BHD', TODAY)).toEqual({
    ...payment,
    paid_at: new Date('2026-11-28T12:00:00Z'),
  });
});
