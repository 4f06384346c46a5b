import * as z from 'zod';
import { Kilograms, PackageType, Pieces } from '../cargo/cargo-measures.ts';
import { HsCode } from '../cargo/hs-code.ts';
import { plainText } from '../validation/plain-text.ts';
import { OptionalCountry } from './party.ts';

/** Quantities are stored to the millionth; less would become 0. */
const LEAST_QUANTITY = 0.000_001;
const MAX_CENTS = 100_000_000_000;
const DIMENSIONS = /^\d+(?:[.,]\d+)?\s*[x×*]\s*\d+(?:[.,]\d+)?\s*[x×*]\s*\d+(?:[.,]\d+)?$/i;

/** One line of cargo on a document: packages of one kind with the same contents. Weights are for the whole line. */
export const CargoLine = z.object({
  /** Shipping marks as printed on the packages. */
  marks: plainText().max(300, 'At most 300 characters.').default(''),
  packages_count: Pieces,
  /** 'cartons', 'pallets' */
  package_kind: PackageType,
  description: plainText().max(4000, 'At most 4,000 characters.').default(''),
  hs_code: HsCode,
  origin_country: OptionalCountry,
  net_kg: Kilograms,
  /** Null where it was not weighed. */
  gross_kg: Kilograms,
  /** Of one package, cm. */
  dimensions: plainText()
    .max(60, 'At most 60 characters.')
    .refine(
      (text) => text === '' || DIMENSIONS.test(text),
      'Write the dimensions as L×W×H in cm, for example 120×80×100.',
    )
    .default(''),
  quantity: z
    .number({ error: 'Enter the quantity.' })
    .min(LEAST_QUANTITY, 'The quantity must be more than 0.')
    .max(1_000_000_000, 'At most 1,000,000,000.')
    .nullable()
    .default(null),
  /** 'pcs', 'm' */
  unit: plainText().max(20, 'At most 20 characters.').default(''),
  unit_price_cents: z
    .number({ error: 'Enter the price in USD.' })
    .int('Use at most two decimals.')
    .min(0, 'A price cannot be negative.')
    .max(MAX_CENTS, 'At most $1,000,000,000.')
    .nullable()
    .default(null),
});
export type CargoLine = z.infer<typeof CargoLine>;
