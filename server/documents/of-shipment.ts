import type { ShipmentPaper } from '#contract/documents.ts';
import { unfitReason } from '#domain/documents/document-fit.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/document-type.ts';
import { modesOf } from '#domain/documents/documented-shipment.ts';
import { drawUp, type Facts } from '#domain/documents/draw-up.ts';
import { incotermWarning } from '#domain/documents/incoterm.ts';
import { missingFields } from '#domain/documents/missing-fields.ts';
import { issuingBodyOf } from '#domain/documents/signature.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { documentFacts } from './document-facts.ts';
import { findDocumentedShipment } from './documented-shipments.ts';
import { type FiledDocument, listDocumentsInForce } from './filed-documents.ts';

export const ofShipment = operations.documents.ofShipment.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const number = normaliseTrackingNumber(input.tracking_number);
  const shipment = await findDocumentedShipment(db, number, 'staff');
  if (!shipment) throw errors.NOT_FOUND();
  const [facts, filed] = await Promise.all([
    documentFacts(db, shipment),
    listDocumentsInForce(db, shipment.id),
  ]);
  const { incoterm } = facts.instructions;
  const warning = incoterm && incotermWarning(incoterm, modesOf(shipment, facts.legs));
  return {
    tracking_number: shipment.tracking_number,
    client: facts.client,
    origin_city: shipment.origin_city,
    origin_country: shipment.origin_country,
    destination_city: shipment.destination_city,
    destination_country: shipment.destination_country,
    status: shipment.status,
    papers: DOCUMENT_TYPES.map((type) =>
      paperOf(
        type,
        facts,
        filed.find(({ document }) => document.document_type === type),
      ),
    ),
    warnings: warning ? [warning] : [],
  };
});

function paperOf(document_type: DocumentType, facts: Facts, filed: FiledDocument | undefined): ShipmentPaper {
  const unfit = unfitReason(document_type, modesOf(facts.shipment, facts.legs));
  const isDue = unfit === null && filed?.document.status !== 'issued';
  return {
    document_type,
    unfit,
    issuing_body: issuingBodyOf(document_type),
    missing: isDue ? missingFields(document_type, drawUp(document_type, facts)) : [],
    document: filed
      ? { ...filed.document, generated_by: filed.generated_by_name, issued_by: filed.issued_by_name }
      : null,
  };
}
