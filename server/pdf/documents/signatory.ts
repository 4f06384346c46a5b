import type { Signature } from '#domain/documents/signature.ts';
import type { FormPdfInput, PrintedDocument } from '../form-pdf.ts';
import { dayLabel } from '../pdf-messages.ts';

/**
 * The recorded signature of the issuing body. The document itself is signed by hand or by the body’s own
 * means.
 */
export interface SignedBy {
  body: string;
  reference: string | null;
  day: string;
}

export function signedBy(signature: Signature | null): SignedBy | null {
  if (!signature) return null;
  const { body, reference, signed_on } = signature;
  return { body, reference: reference || null, day: dayLabel(signed_on) ?? signed_on };
}

/** The sheet marks of a form that only its issuing body makes valid. A draft says what is missing. */
export function sheetsUntilSigned(
  { status }: Pick<PrintedDocument<never>, 'status'>,
  sheets: FormPdfInput['sheets'],
  untilThen: string,
): FormPdfInput['sheets'] {
  return status === 'draft' ? [untilThen] : sheets;
}
