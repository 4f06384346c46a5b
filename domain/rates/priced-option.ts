import * as z from 'zod';
import { AppliedRate } from '../money/exchange-rate.ts';
import { Money } from '../money/money.ts';
import { TransportMode } from '../routing/transport-mode.ts';
import { RATE_BASES } from './rate-kinds.ts';

export const PricedLine = z.object({
  charge_code: z.string(),
  description: z.string(),
  basis: z.enum(RATE_BASES),
  /** ISO 6346, for a rate of one type of container. */
  size_type: z.string().nullable(),
  /** In units of the basis; for percent the freight in major units. */
  quantity: z.number(),
  /** Decimal text, in the currency of the amount. */
  rate: z.string(),
  amount: Money,
  /** What changed the product of quantity and rate. */
  limited_by: z.enum(['minimum', 'maximum', 'next_break']).nullable(),
  /** The amount in the currency of the total. */
  converted: Money,
  /** Null where the currencies are the same. */
  exchange: AppliedRate.nullable(),
  /** Null for lines that no tariff has. */
  tariff: z
    .object({
      id: z.uuid(),
      version: z.number().int(),
      /** The line's number in the tariff. */
      line: z.number().int(),
      name: z.string(),
      /** The last day of its validity. */
      valid_to: z.iso.date(),
    })
    .nullable(),
});
export type PricedLine = z.infer<typeof PricedLine>;

export const PricedOption = z.object({
  mode: TransportMode,
  /** '' for any. */
  carrier: z.string(),
  transit_days: z.number().int().nullable(),
  /** Days at the destination before demurrage and detention. */
  free_days: z.number().int().nullable(),
  /** Staff must confirm the price: no tariff covers the request, or none binds for its cargo. */
  indicative: z.boolean(),
  /** The sum of the converted amounts of the lines. */
  total: Money,
  lines: z.array(PricedLine),
});
export type PricedOption = z.infer<typeof PricedOption>;
