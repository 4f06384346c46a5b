import * as z from 'zod';
import { plainText } from '../validation/plain-text.ts';
import { isDay } from './day.ts';
import type { DocumentType } from './document-type.ts';

/** Types that only the named body can issue; without its signature they stay drafts. */
const ISSUING_BODIES: Partial<Record<DocumentType, string>> = {
  certificate_of_origin: 'a chamber of commerce or another authorised body',
  insurance_certificate: 'the insurer or its agent',
};

/** Who must sign a document of the type; null where the forwarder can issue it alone. */
export function issuingBodyOf(type: DocumentType): string | null {
  return ISSUING_BODIES[type] ?? null;
}

const NO_DAY = 'Enter the day of the signature.';

/** The issuing body's signature, as staff record it. */
export const Signature = z.object({
  body: plainText('Enter the signer’s name.')
    .min(1, 'Enter the signer’s name.')
    .max(200, 'At most 200 characters.'),
  /** The issuing body's certificate number. */
  reference: plainText().max(60, 'At most 60 characters.').default(''),
  /** 'YYYY-MM-DD' */
  signed_on: plainText(NO_DAY).refine(isDay, NO_DAY),
});
export type Signature = z.infer<typeof Signature>;
