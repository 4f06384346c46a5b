import * as z from 'zod';
import { MAX_MINOR_UNITS } from './largest-amount.ts';

const AMOUNT = {
  description: 'Integer minor units of the currency: 12550 is 125.50 USD.',
  examples: [12_550],
};

const minorUnits = z.number().int('The amount must be a whole number of minor units.');

/** An amount of money. Sums can be larger than what is entered. */
export const Money = z.object({
  amount: minorUnits.meta(AMOUNT),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use an ISO 4217 code such as USD.')
    .meta({ description: 'ISO 4217 code.', examples: ['USD'] }),
});
export type Money = z.infer<typeof Money>;

/** An amount of money in a request. */
export const EnteredMoney = Money.extend({
  amount: minorUnits.max(MAX_MINOR_UNITS, 'The amount is too large.').meta(AMOUNT),
});
