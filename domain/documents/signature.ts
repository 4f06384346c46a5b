import * as z from 'zod';
import { plainText } from '../shipments/plain-text.ts';
import { isDay } from './day.ts';
import type { DocumentType } from './document-type.ts';

/** Types that only the body named here can issue; without its signature they stay drafts. */
const ISSUING_BODIES: Partial<Record<DocumentType, string>> = {
  certificate_of_origin: 'a chamber of commerce or another authorised body',
  insurance_certificate: 'the insurer or its agent',
};

/** Who must sign a document of the type, in words; null where the forwarder issues it by itself. */
export function issuingBodyOf(type: DocumentType): string | null {
  return ISSUING_BODIES[type] ?? null;
}

const NO_DAY = 'Please enter the day of the signature.';

/** That a body has signed, as the console records it. */
export const Signature = z.object({
  body: plainText('Please enter who has signed.')
    .min(1, 'Please enter who has signed.')
    .max(200, 'At most 200 characters.'),
  /** The body's own number of the certificate. */
  reference: plainText().max(60, 'At most 60 characters.').default(''),
  /** 'YYYY-MM-DD' */
  signed_on: plainText(NO_DAY).refine(isDay, NO_DAY),
});
export type Signature = z.infer<typeof Signature>;
