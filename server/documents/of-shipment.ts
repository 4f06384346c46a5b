import type { ShipmentDocument } from '#contract/documents.ts';
import type { BillRelease } from '#domain/documents/bill-release.ts';
import { composeDocument, type Facts } from '#domain/documents/compose-document.ts';
import { DOCUMENT_DATA, type DocumentData } from '#domain/documents/document-data.ts';
import { notApplicableReason } from '#domain/documents/document-fit.ts';
import { documentName } from '#domain/documents/document-names.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/document-type.ts';
import { incotermWarning } from '#domain/documents/incoterm.ts';
import { capacityRefusal, issueRefusal } from '#domain/documents/issue-check.ts';
import { missingFields } from '#domain/documents/missing-fields.ts';
import type { LoadingRecord } from '#domain/documents/on-board.ts';
import { proposalsOf } from '#domain/documents/proposals.ts';
import { type ReleaseRecord, releaseRefusal } from '#domain/documents/release-refusal.ts';
import { modesOf } from '#domain/documents/shipment-facts.ts';
import { issuingBodyOf } from '#domain/documents/signature.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { findRecipients } from './arrival/find-recipients.ts';
import { documentFacts } from './document-facts.ts';
import { type FiledDocument, listDocumentsInForce } from './filed-documents.ts';
import { loadingRecord } from './loading-record.ts';
import { operations } from './operations.ts';
import { releaseRecord } from './release-record.ts';

export const ofShipment = operations.ofShipment.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const number = normalizeTrackingNumber(input.tracking_number);
  const shipment = await shipmentFor(db, signedIn(context), number);
  if (!shipment) throw errors.NOT_FOUND();
  const [facts, filed, loading, release] = await Promise.all([
    documentFacts(db, context, shipment),
    listDocumentsInForce(db, shipment.id),
    loadingRecord(db, context.geography, shipment, context.now()),
    releaseRecord(db, shipment),
  ]);
  const notice = filed.find(({ document }) => document.document_type === 'arrival_notice')?.document;
  const recipients = await findRecipients(
    db,
    notice ?? { document_type: 'arrival_notice', shipment_id: shipment.id },
  );
  const { incoterm } = facts.instructions;
  const warning = incoterm && incotermWarning(incoterm, modesOf(shipment, facts.legs));
  const documents = DOCUMENT_TYPES.map((type) => ({
    ...documentOf(
      type,
      facts,
      { loading, release },
      filed.find(({ document }) => document.document_type === type),
    ),
    recipients: type === 'arrival_notice' ? recipients : [],
  }));
  return {
    tracking_number: shipment.tracking_number,
    client: facts.client,
    origin_city: shipment.origin_city,
    origin_country: shipment.origin_country,
    destination_city: shipment.destination_city,
    destination_country: shipment.destination_country,
    status: shipment.status,
    documents,
    papers: documents.map(({ not_applicable_reason, ...rest }) => ({
      ...rest,
      unfit: not_applicable_reason,
    })),
    warnings: warning ? [warning] : [],
  };
});

function documentOf(
  document_type: DocumentType,
  facts: Facts,
  records: { loading: LoadingRecord; release: ReleaseRecord },
  filed: FiledDocument | undefined,
): Omit<ShipmentDocument, 'recipients'> {
  const not_applicable_reason = notApplicableReason(
    document_type,
    modesOf(facts.shipment, facts.legs),
    facts.shipment,
  );
  const isDue = not_applicable_reason === null && filed?.document.status !== 'issued';
  const data = isDue ? composeDocument(document_type, facts) : null;
  const release = document_type === 'bill_of_lading' ? releaseOf(facts, filed) : null;
  return {
    document_type,
    name: documentName(document_type, { release }),
    release,
    not_applicable_reason,
    issuing_body: issuingBodyOf(document_type),
    missing: data ? missingFields(document_type, data) : [],
    unconfirmed: data ? proposalsOf(data, facts) : [],
    refusal: data && refusalOf(document_type, data, facts, records),
    over_capacity: data && capacityRefusal(data),
    document: filed
      ? { ...filed.document, generated_by: filed.generated_by_name, issued_by: filed.issued_by_name }
      : null,
  };
}

function refusalOf(
  document_type: DocumentType,
  data: DocumentData[DocumentType],
  facts: Facts,
  { loading, release }: { loading: LoadingRecord; release: ReleaseRecord },
): string | null {
  return document_type === 'delivery_order' ? releaseRefusal(facts, release) : issueRefusal(data, loading);
}

/** As the issued bill states it; a draft follows the instructions. */
function releaseOf({ instructions }: Facts, filed: FiledDocument | undefined): BillRelease {
  if (filed?.document.status !== 'issued') return instructions.release;
  return DOCUMENT_DATA.bill_of_lading.parse(filed.document.document_data).release;
}
