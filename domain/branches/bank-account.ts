import * as z from 'zod';
import { CurrencyCode } from '../money/currency.ts';
import { plainText } from '../validation/plain-text.ts';
import { isIban, looksLikeIban } from './iban.ts';
import { isRoutingNumber } from './routing-number.ts';

const NAME = 120;
const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** Where customers pay to. */
export const BankAccount = z.object({
  holder: plainText('Enter the account holder.')
    .min(1, 'Enter the account holder.')
    .max(NAME, `Use at most ${NAME} characters.`),
  bank: plainText('Enter the bank.').min(1, 'Enter the bank.').max(NAME, `Use at most ${NAME} characters.`),
  account: z
    .string()
    .overwrite(compact)
    .regex(/^[A-Z0-9-]{4,34}$/, 'Enter an IBAN or an account number.')
    .refine(
      (account) => !looksLikeIban(account) || isIban(account),
      'Check the IBAN: its check digits don’t fit.',
    )
    .meta({ description: 'An IBAN, or an account number in countries without one.' }),
  routing_number: z
    .string()
    .overwrite(compact)
    .refine(
      (text) => text === '' || isRoutingNumber(text),
      'Check the routing number: nine digits, of which the last one must fit.',
    )
    .default('')
    .meta({ description: 'The ABA routing number of a bank in the US; empty elsewhere.' }),
  bic: z
    .string()
    .overwrite(compact)
    .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, 'Enter a BIC of 8 or 11 characters.')
    .default(''),
  currency: CurrencyCode.nullable().default(null).meta({
    description: 'Stated on invoices in this currency; null for all currencies without an account.',
  }),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** The accounts to which invoices in a currency are paid. */
export function accountsFor(accounts: readonly BankAccount[], currency: string): BankAccount[] {
  const own = accounts.filter((account) => account.currency === currency);
  return own.length > 0 ? own : accounts.filter((account) => account.currency === null);
}
