import { expect, test } from 'vitest';
import { BankAccount } from './bank-account.ts';
import { isRoutingNumber } from './routing-number.ts';

test.each([
  ['021000021', true],
  ['122105155', true],
  ['021000022', false],
  ['012000021', false],
  ['000000000', false],
  ['02100002', false],
  ['0210000210', false],
])('%s is a routing number: %s', (text, is) => {
  expect(isRoutingNumber(text)).toBe(is);
});

const US = { holder: 'Freight, Inc.', bank: 'Bank', account: '000123456789' };

test('an account has none unless one is given, which is stored without spaces', () => {
  expect(BankAccount.parse(US).routing_number).toBe('');
  expect(BankAccount.parse({ ...US, routing_number: '0210 0002 1' }).routing_number).toBe('021000021');
});

test('a routing number whose check digit does not fit is refused', () => {
  expect(BankAccount.safeParse({ ...US, routing_number: '021000022' }).error?.issues[0]?.message).toBe(
    'Check the routing number: nine digits, of which the last one must fit.',
  );
});
