import type { DocumentType } from '#domain/documents/document-type.ts';
import { issuingBodyOf, type Signature } from '#domain/documents/signature.ts';
import { dayOf } from './carriage.ts';
import type { Chance } from './chance.ts';
import type { Instructions } from './instructions.ts';
import type { DemoShipment } from './shipments.ts';

/** Who has signed where only such a body can issue; null where it need not. Both bodies are invented. */
export function drawSignature(
  type: DocumentType,
  shipment: DemoShipment,
  instructions: Instructions,
  signed_at: Date,
  chance: Chance,
): Signature | null {
  if (issuingBodyOf(type) === null) return null;
  const signed_on = dayOf(signed_at);
  const number = `${signed_at.getUTCFullYear()}/${chance.whole(10_000, 99_999)}`;
  if (type === 'certificate_of_origin')
    return {
      body: `Harbor Quarter Chamber of Commerce, ${shipment.itinerary.lane.origin.name}`,
      reference: `CO ${number}`,
      signed_on,
    };
  return { body: instructions.get(shipment)?.insurer ?? '', reference: `IC ${number}`, signed_on };
}
