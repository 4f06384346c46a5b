import * as z from 'zod';

const known = new Set(Intl.supportedValuesOf('currency'));

const EXPLAINED = 'Use an ISO 4217 code such as USD.';

export const CurrencyCode = z
  .string({ error: 'Enter a currency code such as USD.' })
  .trim()
  .toUpperCase()
  .refine((code) => known.has(code), EXPLAINED)
  .meta({ description: 'ISO 4217 code.', examples: ['USD'] });

/** '' where none is chosen. */
export const OptionalCurrency = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || known.has(code), EXPLAINED)
  .default('');
