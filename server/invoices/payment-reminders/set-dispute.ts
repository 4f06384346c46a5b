import { isOpenInvoice } from '#domain/invoices/invoice-state.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { publishDocumentsChanged } from '../../documents/publish-documents-changed.ts';
import { readerOf } from '../../shipment-records/reader.ts';
import { markDisputed } from '../invoices-table.ts';
import { lockInvoice } from '../lock-invoices.ts';
import { operations } from '../operations.ts';

export const setDispute = operations.setDispute.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const invoice = await lockInvoice(transaction, input.number.toUpperCase(), readerOf(person));
    if (!invoice) throw errors.NOT_FOUND();
    const { id, number, status } = invoice;
    if (!isOpenInvoice({ status })) throw errors.NOT_OPEN();
    const { disputed, from, reason } = input;
    if (from !== undefined && from?.getTime() !== invoice.disputed_at?.getTime())
      throw errors.VERSION_CONFLICT({ data: { disputed_at: invoice.disputed_at } });
    const disputed_at = disputed ? (invoice.disputed_at ?? context.now()) : null;
    await markDisputed(transaction, id, disputed_at);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'invoices.setDispute',
      subject_type: 'invoice',
      subject_id: id,
      detail: { number, disputed, reason },
    });
    await publishDocumentsChanged(transaction, context.broadcast, invoice);
    return { number, disputed_at };
  }),
);
