import * as z from 'zod';
import { plainText } from '#domain/validation/plain-text.ts';

/** Why staff book for a company whose credit is on hold. Recorded in the history; customers never see it. */
export const CreditReason = z.object({
  credit_reason: plainText().max(300, 'At most 300 characters.').optional(),
});

export const CREDIT_HOLD = {
  status: 409,
  message: 'This company’s credit is on hold. Enter a reason to continue.',
} as const;
