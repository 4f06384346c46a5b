import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { issuingBodyOf, type Signature } from '#domain/documents/signature.ts';
import type { Random } from './random.ts';
import type { DemoShipment } from './shipments.ts';

/** The signature of the issuing body, null if none is required. Both bodies are invented. */
export function drawSignature(
  type: DocumentType,
  { itinerary }: DemoShipment,
  insurer: string,
  signed_at: Date,
  random: Random,
): Signature | null {
  if (issuingBodyOf(type) === null) return null;
  // Documents state their day of issue in UTC too.
  const signed_on = dayInUtc(signed_at);
  const number = `${signed_at.getUTCFullYear()}/${random.whole(10_000, 99_999)}`;
  if (type === 'certificate_of_origin')
    return {
      body: `Harbor Quarter Chamber of Commerce, ${itinerary.lane.origin.name}`,
      reference: `CO ${number}`,
      signed_on,
    };
  return { body: insurer, reference: `IC ${number}`, signed_on };
}
