import * as z from 'zod';
import { Money } from '#domain/money/money.ts';
import { plainText } from '#domain/validation/plain-text.ts';

/** Why staff book for a company whose credit is on hold, or over its credit limit. Recorded in the history; customers never see it. */
export const CreditReason = z.object({
  credit_reason: plainText().max(300, 'At most 300 characters.').optional(),
});

export const CREDIT_HOLD = {
  status: 409,
  message: 'This company’s credit is on hold. Enter a reason to continue.',
} as const;

export const CREDIT_LIMIT = {
  status: 409,
  message: 'This booking is over the company’s credit limit. Enter a reason to continue.',
  data: z.object({ limit: Money, used: Money, price: Money }),
} as const;
