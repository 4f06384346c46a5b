import { documentName } from '#domain/documents/document-names.ts';
import { shortDocumentNumber } from '#domain/documents/document-number.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { contentOf } from './document-content.ts';
import { lockDocument } from './filed-documents.ts';
import { notifyReaders } from './notify-readers.ts';
import { operations } from './operations.ts';
import { publishDocumentsChanged } from './publish-documents-changed.ts';
import { voidDocument } from './shipping-documents-table.ts';

/** Voids a document. Notifies the client only if it was issued, because drafts are for staff only. */
export const declareVoid = operations.void.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const held = await lockDocument(
      transaction,
      input.document_number.toUpperCase(),
      readerOf(signedIn(context)),
    );
    if (!held) throw errors.NOT_FOUND();
    const { document, shipment } = held;
    const { document_type, document_number, status, version } = document;
    if (status === 'void') throw errors.ALREADY_VOID();

    const actor_id = signedIn(context).user_id;
    const content = await contentOf(transaction, context, held);
    await voidDocument(
      transaction,
      document,
      { voided_at: context.now(), voided_by: actor_id, void_reason: input.reason },
      content,
    );
    const { organisation_id, tracking_number } = shipment;
    await writeAudit(transaction, {
      actor_id,
      action: 'documents.void',
      subject_type: 'document',
      subject_id: document.id,
      detail: { tracking_number, document_type, document_number, version, reason: input.reason },
    });
    await publishDocumentsChanged(transaction, context.broadcast, shipment);
    if (status === 'issued')
      await recordEvents(transaction, context.now(), {
        organisation_id,
        type: 'document.voided',
        object: tracking_number,
        data: { tracking_number, document_type, document_number, version, reason: input.reason },
      });
    if (status === 'issued')
      await notifyReaders(
        transaction,
        context,
        { organisation_id, document_type },
        {
          notification: {
            kind: 'document_ready',
            type: 'warning',
            title: 'Document void',
            message: `${documentName(document_type, content)} for shipment ${tracking_number} is void: ${shortDocumentNumber(document_number)}`,
            related_id: document_number,
            related_type: 'document',
          },
        },
      );
    return { document_number };
  }),
);
