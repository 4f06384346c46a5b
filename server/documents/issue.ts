import { composeDocument } from '#domain/documents/compose-document.ts';
import { notApplicableReason } from '#domain/documents/document-fit.ts';
import { documentName } from '#domain/documents/document-names.ts';
import { shortDocumentNumber } from '#domain/documents/document-number.ts';
import { capacityRefusal, issueRefusal } from '#domain/documents/issue-check.ts';
import { missingFields } from '#domain/documents/missing-fields.ts';
import { proposalsOf } from '#domain/documents/proposals.ts';
import { releaseRefusal } from '#domain/documents/release-refusal.ts';
import { modesOf } from '#domain/documents/shipment-facts.ts';
import { issuingBodyOf } from '#domain/documents/signature.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { completeDocumentTasks, provenByDocumentsOf } from '../tasks/document-tasks.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { findRecipients } from './arrival/find-recipients.ts';
import { mailNotice } from './arrival/mail-notice.ts';
import { documentFacts } from './document-facts.ts';
import { documentIssuedMail } from './document-mails.ts';
import { lockDocument } from './filed-documents.ts';
import { loadingRecord } from './loading-record.ts';
import { notifyReaders } from './notify-readers.ts';
import { operations } from './operations.ts';
import { publishDocumentsChanged } from './publish-documents-changed.ts';
import { releaseRecord } from './release-record.ts';
import { markIssued } from './shipping-documents-table.ts';

export const issue = operations.issue.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const held = await lockDocument(
      transaction,
      input.document_number.toUpperCase(),
      readerOf(signedIn(context)),
    );
    if (!held) throw errors.NOT_FOUND();
    const { document, shipment } = held;
    const { document_type, document_number, version } = document;
    if (document.status !== 'draft') throw errors.NOT_A_DRAFT();

    const facts = await documentFacts(transaction, context, shipment);
    const reason = notApplicableReason(document_type, modesOf(shipment, facts.legs), shipment);
    if (reason) throw errors.NOT_APPLICABLE({ message: reason });
    const document_data = composeDocument(document_type, facts);
    const missing = missingFields(document_type, document_data);
    if (missing.length > 0) throw errors.INCOMPLETE({ data: { missing } });
    const record = await loadingRecord(transaction, context.geography, shipment, context.now());
    const refusal = issueRefusal(document_data, record);
    if (refusal) throw errors.ON_BOARD_DATE({ message: refusal });
    const release_refusal =
      document_type === 'delivery_order' && releaseRefusal(facts, await releaseRecord(transaction, shipment));
    if (release_refusal) throw errors.NOT_RELEASABLE({ message: release_refusal });
    const exceeded = capacityRefusal(document_data);
    if (exceeded && !input.capacity_reason) throw errors.OVER_CAPACITY({ message: exceeded });
    const unconfirmed = proposalsOf(document_data, facts).filter(
      ({ field }) => !input.confirmed.includes(field),
    );
    if (unconfirmed.length > 0) throw errors.UNCONFIRMED({ data: { unconfirmed } });
    const body = issuingBodyOf(document_type);
    const signature = body ? input.signature : null;
    if (signature === undefined)
      throw errors.SIGNATURE_REQUIRED({ message: `This document needs the signature of ${body}.` });

    const actor = signedIn(context);
    const actor_id = actor.user_id;
    const recipients = await findRecipients(transaction, document);
    const proven = await provenByDocumentsOf(transaction, shipment);
    await markIssued(transaction, document.id, {
      document_data: recipients.length > 0 ? { ...document_data, recipients } : document_data,
      signature,
      issued_at: context.now(),
      issued_by: actor_id,
    });
    const { organisation_id, tracking_number } = shipment;
    const name = documentName(document_type, document_data);
    await writeAudit(transaction, {
      actor_id,
      action: 'documents.issue',
      subject_type: 'document',
      subject_id: document.id,
      detail: {
        tracking_number,
        document_type,
        document_number,
        version,
        ...(input.confirmed.length > 0 && { confirmed: input.confirmed }),
        ...(exceeded && { capacity_reason: input.capacity_reason }),
        ...(recipients.length > 0 && { recipients: recipients.map(({ email }) => email) }),
      },
    });
    await recordEvents(transaction, context.now(), {
      organisation_id,
      type: 'document.issued',
      object: tracking_number,
      data: { tracking_number, document_type, document_number, version },
    });
    await publishDocumentsChanged(transaction, context.broadcast, shipment);
    await notifyReaders(
      transaction,
      context,
      { organisation_id, document_type },
      {
        notification: {
          kind: 'document_ready',
          type: 'success',
          title: 'Document ready',
          message: `${name} for shipment ${tracking_number} has been issued: ${shortDocumentNumber(document_number)}`,
          related_id: document_number,
          related_type: 'document',
        },
        mail: documentIssuedMail({ name, document_number, tracking_number }, context),
      },
    );
    await mailNotice(transaction, context, shipment, { document_number, document_data, recipients });
    await completeDocumentTasks(transaction, context, actor, { shipment, proven });
    return { document_number };
  }),
);
