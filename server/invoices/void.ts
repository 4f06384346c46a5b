import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { publishDocumentsChanged } from '../documents/publish-documents-changed.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockInvoice, markVoid } from './invoices-table.ts';
import { operations } from './operations.ts';
import { setSellStatus } from './shipment-charges-table.ts';

export const voidInvoice = operations.void.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const invoice = await lockInvoice(transaction, input.number.toUpperCase(), readerOf(signedIn(context)));
    if (!invoice) throw errors.NOT_FOUND();
    if (invoice.status === 'Paid') throw errors.ALREADY_PAID();
    if (invoice.status === 'Void') throw errors.ALREADY_VOID();

    const { user_id } = signedIn(context);
    await markVoid(transaction, invoice.id, {
      voided_at: context.now(),
      voided_by: user_id,
      void_reason: input.reason,
    });
    if (invoice.shipment_id) await setSellStatus(transaction, invoice.shipment_id, 'approved');
    const { number } = invoice;
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.void',
      subject_type: 'invoice',
      subject_id: invoice.id,
      detail: { number, reason: input.reason },
    });
    await publishDocumentsChanged(transaction, context.broadcast, invoice);
    return { number };
  }),
);
