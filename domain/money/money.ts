import * as z from 'zod';

const MAX_MINOR_UNITS = 100_000_000_000;

/** An amount of money in requests and responses. */
export const Money = z.object({
  amount: z
    .number()
    .int('The amount must be a whole number of minor units.')
    .max(MAX_MINOR_UNITS, 'The amount is too large.')
    .meta({
      description: 'Integer minor units of the currency: 12550 is 125.50 USD.',
      examples: [12_550],
    }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use an ISO 4217 code such as USD.')
    .meta({ description: 'ISO 4217 code.', examples: ['USD'] }),
});
export type Money = z.infer<typeof Money>;
