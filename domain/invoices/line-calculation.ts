import * as z from 'zod';
import { AppliedRate } from '../money/exchange-rate.ts';
import { RATE_BASES } from '../rates/rate-kinds.ts';

/** How the amount of a charge or an invoice line was calculated from a rate: quantity times unit price, converted. */
export const LineCalculation = z.object({
  basis: z.enum(RATE_BASES),
  /** ISO 6346, for a rate of one type of container. */
  size_type: z.string().nullable(),
  /** In units of the basis. */
  quantity: z.number(),
  unit_price: z.string().meta({
    description: 'Decimal text with all digits of the rate, in major units of `currency`.',
  }),
  currency: z.string(),
  /** Into the currency of the invoice; null where it is the same. */
  exchange: AppliedRate.nullable(),
});
export type LineCalculation = z.infer<typeof LineCalculation>;

/** The calculation of an amount by a rate; null for a lump sum, a percentage and the price of a slab. */
export function lineCalculation(rated: LineCalculation): LineCalculation | null {
  const { basis, quantity } = rated;
  if (basis === 'percent' || basis === 'slab') return null;
  return basis === 'flat' && quantity === 1 ? null : rated;
}
