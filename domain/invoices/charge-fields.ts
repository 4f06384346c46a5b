import * as z from 'zod';
import { CurrencyCode } from '../money/currency.ts';
import { EnteredMoney } from '../money/money.ts';
import { RATE_BASES, RATE_SIDES } from '../rates/rate-kinds.ts';
import { plainText } from '../validation/plain-text.ts';
import { VatTreatment } from '../vat/vat-treatment.ts';

/** What staff state of a charge that they add to a shipment. */
export const CHARGE_FIELDS = {
  tracking_number: z.string().trim().min(1).max(40),
  charge_code: plainText('Enter a charge code.').toUpperCase().min(1, 'Enter a charge code.').max(12),
  side: z.enum(RATE_SIDES),
  description: plainText().max(200, 'At most 200 characters.').default(''),
  basis: z
    .enum(RATE_BASES)
    .exclude(['percent', 'slab'], {
      error: 'Use the basis flat, with the amount that the percentage or slab comes to.',
    })
    .default('flat'),
  quantity: z.number().positive('Enter a quantity above 0.').max(1_000_000_000).default(1),
  rate: EnteredMoney.extend({
    amount: EnteredMoney.shape.amount.min(1, 'Enter a rate above 0.'),
    currency: CurrencyCode,
  }),
  /** How a sell charge is taxed, instead of by the rule of the customer or the legal entity. */
  vat: VatTreatment.nullable().optional(),
  reason: plainText('Enter the reason.').min(1, 'Enter the reason.').max(300, 'At most 300 characters.'),
};

const Fields = z.object(CHARGE_FIELDS);
export type ChargeFields = z.infer<typeof Fields>;
