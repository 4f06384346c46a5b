import { composeDocument, type Facts } from '#domain/documents/compose-document.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import { documentNumber, shortDocumentNumber } from '#domain/documents/document-number.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import { instructionChanges } from '#domain/documents/instruction-changes.ts';
import { proposalsOf } from '#domain/documents/proposals.ts';
import { NO_INSTRUCTIONS } from '#domain/documents/shipping-instructions.ts';
import { verificationCode } from '#domain/documents/verification-code.ts';
import { issuingOffice } from '#server/documents/issuing-office.ts';
import { agentOf, documentIssuerOf } from '../branches.ts';
import type { CommandOf } from '../commands.ts';
import { after } from '../journeys/moments.ts';
import type { RecordedShipment, Records } from './records.ts';

const CODE_BYTES = 16;

/** What `instructions.save` writes. */
export function saveInstructions(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'instructions.save'>,
): void {
  const shipment = records.shipment(tracking_number);
  const { row, instructions: former } = shipment;
  const changes = instructionChanges({ ...NO_INSTRUCTIONS, ...former?.instructions }, input);
  shipment.instructions = {
    shipment_id: row.id,
    instructions: input,
    version: (former?.version ?? 0) + 1,
    updated_at: at,
    updated_by: by.id,
  };
  records.writeAudit(at, {
    actor_id: by.id,
    action: 'instructions.save',
    subject_type: 'shipment',
    subject_id: row.id,
    detail: { tracking_number, changes },
  });
}

/** What `documents.generate` writes for the first document of a type. */
export function generate(
  records: Records,
  { at, by, tracking_number, input: document_type }: CommandOf<'documents.generate'>,
): void {
  const shipment = records.shipment(tracking_number);
  const { row, client } = shipment;
  const document_number = freeNumber(records.document_numbers, document_type, at);
  const id = records.id(at);
  shipment.documents.set(document_type, {
    id,
    shipment_id: row.id,
    document_type,
    document_number,
    document_data: composeDocument(document_type, factsOf(shipment)),
    generated_by: by.id,
    status: 'draft',
    created_at: at,
    updated_at: at,
    version: 1,
    verification_code: verificationCode(drawBytes(records)),
    issued_at: null,
    issued_by: null,
    signature: null,
    surrendered_on: null,
    voided_at: null,
    voided_by: null,
    void_reason: null,
  });
  records.writeAudit(at, {
    actor_id: by.id,
    action: 'documents.generate',
    subject_type: 'document',
    subject_id: id,
    detail: { tracking_number, document_type, document_number },
  });
  records.notify(at, client.id, {
    kind: 'document_ready',
    type: 'info',
    title: 'Document ready',
    message: `${DOCUMENT_NAMES[document_type]} for shipment ${tracking_number} is ready as a draft: ${shortDocumentNumber(document_number)}`,
    related_id: document_number,
    related_type: 'document',
  });
}

/** What `documents.issue` writes with all proposed values confirmed. */
export function issue(
  records: Records,
  { at, by, tracking_number, input }: CommandOf<'documents.issue'>,
): void {
  const shipment = records.shipment(tracking_number);
  const { document_type, signature } = input;
  const document = shipment.documents.get(document_type);
  if (!document) throw new RangeError(`${tracking_number} has no ${document_type}.`);
  const { document_number, version } = document;
  const facts = factsOf(shipment);
  const document_data = composeDocument(document_type, facts);
  Object.assign(document, { status: 'issued', document_data, signature, issued_at: at, issued_by: by.id });
  const confirmed = proposalsOf(document_data, facts).map(({ field }) => field);
  records.writeAudit(at, {
    actor_id: by.id,
    action: 'documents.issue',
    subject_type: 'document',
    subject_id: document.id,
    detail: {
      tracking_number,
      document_type,
      document_number,
      version,
      ...(confirmed.length > 0 && { confirmed }),
    },
  });
  records.notify(at, shipment.client.id, {
    kind: 'document_ready',
    type: 'success',
    title: 'Document ready',
    message: `${DOCUMENT_NAMES[document_type]} for shipment ${tracking_number} has been issued: ${shortDocumentNumber(document_number)}`,
    related_id: document_number,
    related_type: 'document',
  });
}

function factsOf({ row, legs, instructions: saved, client }: RecordedShipment): Facts {
  const instructions = { ...NO_INSTRUCTIONS, ...saved?.instructions };
  const agent = agentOf(row.branch_id);
  const issuer = documentIssuerOf(row.branch_id);
  return {
    shipment: row,
    legs,
    instructions,
    client: client.company_name ?? client.full_name,
    agent,
    ...(issuer && { issuer }),
    office: agent?.city ?? issuingOffice(legs),
  };
}

function freeNumber(taken: Set<string>, type: DocumentType, at: Date): string {
  let moment = at;
  while (taken.has(documentNumber(type, moment))) moment = after(moment, 1);
  const number = documentNumber(type, moment);
  taken.add(number);
  return number;
}

function drawBytes({ random }: Records): Uint8Array {
  return Uint8Array.from({ length: CODE_BYTES }, () => random.whole(0, 255));
}
