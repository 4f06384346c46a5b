import { unfitReason } from '#domain/documents/document-fit.ts';
import { DOCUMENT_TYPES } from '#domain/documents/document-type.ts';
import { modesOf } from '#domain/documents/documented-shipment.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { listLegs } from '../tracking/route-legs-table.ts';
import { findDocumentedShipment, listDocumentsInForce } from './shipment-documents.ts';

export const ofShipment = operations.documents.ofShipment.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const found = await findDocumentedShipment(db, normaliseTrackingNumber(input.tracking_number));
  if (!found) throw errors.NOT_FOUND();
  const { id, transport_mode, ...shipment } = found;
  const [legs, documents] = await Promise.all([listLegs(db, id), listDocumentsInForce(db, id)]);
  const modes = modesOf({ transport_mode }, legs);
  return {
    ...shipment,
    papers: DOCUMENT_TYPES.map((document_type) => ({
      document_type,
      unfit: unfitReason(document_type, modes),
      document: documents.find((document) => document.document_type === document_type) ?? null,
    })),
  };
});
