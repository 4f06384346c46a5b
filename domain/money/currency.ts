import * as z from 'zod';

const known = new Set(Intl.supportedValuesOf('currency'));

export const CurrencyCode = z
  .string({ error: 'Enter a currency code such as USD.' })
  .trim()
  .toUpperCase()
  .refine((code) => known.has(code), 'Use an ISO 4217 code such as USD.')
  .meta({ description: 'ISO 4217 code.', examples: ['USD'] });
