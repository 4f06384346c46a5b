import { surrenderDayRefusal } from '#domain/documents/surrender.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { contentOf } from './document-content.ts';
import { lockDocument } from './filed-documents.ts';
import { operations } from './operations.ts';
import { publishDocumentsChanged } from './publish-documents-changed.ts';
import { markSurrendered } from './shipping-documents-table.ts';

export const surrender = operations.surrender.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const held = await lockDocument(
      transaction,
      input.document_number.toUpperCase(),
      readerOf(signedIn(context)),
    );
    if (!held) throw errors.NOT_FOUND();
    const { document, shipment } = held;
    const { document_type, document_number, version, status, issued_at } = document;
    const content = await contentOf(transaction, context, held);
    if (
      status !== 'issued' ||
      issued_at === null ||
      !('originals_count' in content) ||
      content.originals_count === 0
    )
      throw errors.NOT_SURRENDERABLE();
    if (document.surrendered_on !== null) throw errors.ALREADY_SURRENDERED();
    const { surrendered_on } = input;
    const refusal = surrenderDayRefusal(surrendered_on, issued_at, context.now());
    if (refusal) throw errors.SURRENDER_DATE({ message: refusal });

    await markSurrendered(transaction, document.id, { surrendered_on });
    const { tracking_number } = shipment;
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'documents.surrender',
      subject_type: 'document',
      subject_id: document.id,
      detail: { tracking_number, document_type, document_number, version, surrendered_on },
    });
    await publishDocumentsChanged(transaction, context.broadcast, shipment);
    return { document_number };
  }),
);
