import { expect, test } from 'vitest';
import { BankAccount } from './bank-account.ts';
import { accountLabel, accountText, isIban } from './iban.ts';

test.each([
  ['NL91ABNA0417164300', true],
  ['DE89370400440532013000', true],
  ['NO9386011117947', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['NL91ABNA0417164301', false],
  ['NL19ABNA0417164300', false],
  ['NL91ABNA0417146300', false],
  ['NL91', false],
  ['123456789', false],
])('%s is an IBAN: %s', (account, is) => {
  expect(isIban(account)).toBe(is);
});

test.each([
  ['NL91ABNA0417164300', 'IBAN NL91 ABNA 0417 1643 00'],
  ['0012-345678', 'Account number 0012-345678'],
])('the account %s is printed as %s', (account, text) => {
  expect(`${accountLabel(account)} ${accountText(account)}`).toBe(text);
});

const typed = { holder: 'Freight B.V.', bank: 'Bank', account: 'nl91 abna 0417 1643 00', bic: 'abnanl2a' };

test('an account is stored without spaces, in capitals', () => {
  expect(BankAccount.parse(typed)).toEqual({
    ...typed,
    account: 'NL91ABNA0417164300',
    routing_number: '',
    bic: 'ABNANL2A',
    currency: null,
  });
});

test.each([
  [{ account: 'NL91 ABNA 0417 1643 01' }, 'Check the IBAN: its check digits don’t fit.'],
  [{ account: '12' }, 'Enter an IBAN or an account number.'],
  [{ bic: 'ABN' }, 'Enter a BIC of 8 or 11 characters.'],
  [{ holder: ' ' }, 'Enter the account holder.'],
])('%o is refused', (change, message) => {
  expect(BankAccount.safeParse({ ...typed, ...change }).error?.issues[0]?.message).toBe(message);
});

test('an account number of a country without IBANs and without a BIC is accepted', () => {
  expect(BankAccount.safeParse({ ...typed, account: '0012-345678', bic: '' }).success).toBe(true);
});
