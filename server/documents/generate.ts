import { composeDocument } from '#domain/documents/compose-document.ts';
import { notApplicableReason } from '#domain/documents/document-fit.ts';
import { documentName } from '#domain/documents/document-names.ts';
import { shortDocumentNumber } from '#domain/documents/document-number.ts';
import { modesOf } from '#domain/documents/shipment-facts.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { numberPrefixOf } from '../branches/branches-table.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { documentFacts } from './document-facts.ts';
import { documentReadyMail } from './document-mails.ts';
import { notifyReaders } from './notify-readers.ts';
import { operations } from './operations.ts';
import { publishDocumentsChanged } from './publish-documents-changed.ts';
import { findDocumentInForce, insertDocument, voidDocument } from './shipping-documents-table.ts';

export const generate = operations.generate.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { document_type, replaces } = input;
    // Locks the shipment, so that a concurrent call finds the document of the first one.
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const facts = await documentFacts(transaction, context, shipment);
    const reason = notApplicableReason(document_type, modesOf(shipment, facts.legs), shipment);
    if (reason) throw errors.NOT_APPLICABLE({ message: reason });
    const former = await findDocumentInForce(transaction, shipment.id, document_type);
    if ((former?.document_number ?? null) !== replaces)
      throw errors.GENERATION_CONFLICT({ data: { document_number: former?.document_number ?? null } });

    const { organisation_id, tracking_number } = shipment;
    const actor_id = signedIn(context).user_id;
    const document_data = composeDocument(document_type, facts);
    const name = documentName(document_type, document_data);
    if (former)
      await voidDocument(
        transaction,
        former,
        { voided_at: context.now(), voided_by: actor_id, void_reason: 'Replaced by a newer version' },
        document_data,
      );
    const { id, document_number } = await insertDocument(
      transaction,
      { shipment_id: shipment.id, document_type, document_data, generated_by: actor_id, status: 'draft' },
      context.now(),
      await numberPrefixOf(transaction, shipment.branch_id, document_type),
    );
    await writeAudit(transaction, {
      actor_id,
      action: 'documents.generate',
      subject_type: 'document',
      subject_id: id,
      detail: {
        tracking_number,
        document_type,
        document_number,
        ...(former && { replaces: former.document_number }),
      },
    });
    await publishDocumentsChanged(transaction, context.broadcast, shipment);
    await notifyReaders(
      transaction,
      context,
      { organisation_id, document_type },
      {
        notification: {
          kind: 'document_ready',
          type: 'info',
          title: 'Document ready',
          message: `${name} for shipment ${tracking_number} is ready as a draft: ${shortDocumentNumber(document_number)}`,
          related_id: document_number,
          related_type: 'document',
        },
        mail: documentReadyMail({ name, document_number, tracking_number }, context),
      },
    );
    return { document_number };
  }),
);
