import * as z from 'zod';
import { Moment } from '../calendar/moment.ts';
import { plainText } from '../validation/plain-text.ts';
import { EXCEPTION_CODES, EXCEPTION_SEVERITIES, STEPS } from './exception-codes.ts';

/** What staff state of something that goes wrong with a shipment. */
export const ExceptionFields = z.object({
  code: z.enum(EXCEPTION_CODES, { error: 'Choose a code.' }),
  /** A container, a document, a leg; '' for the whole shipment. */
  object: plainText().max(60, 'At most 60 characters.'),
  severity: z.enum(EXCEPTION_SEVERITIES),
  /** For staff. */
  description: plainText().max(1000, 'At most 1,000 characters.'),
  /** What the customer reads; '' shows them nothing. */
  customer_text: plainText().max(500, 'At most 500 characters.'),
  /** A member of staff. */
  owner_id: z.uuid().nullable(),
  due_at: Moment.nullable(),
  blocks: z
    .array(z.enum(STEPS))
    .max(STEPS.length)
    .refine((steps) => new Set(steps).size === steps.length, 'Name each step once.'),
});

export const Resolution = plainText('Enter how it was resolved.')
  .min(1, 'Enter how it was resolved.')
  .max(500, 'At most 500 characters.');
