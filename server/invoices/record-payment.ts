import { paymentProblem } from '#domain/invoices/payment.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { publishDocumentsChanged } from '../documents/publish-documents-changed.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { lockInvoice, markPaid } from './invoices-table.ts';
import { operations } from './operations.ts';

export const recordPayment = operations.recordPayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const invoice = await lockInvoice(transaction, input.number.toUpperCase(), readerOf(signedIn(context)));
    if (!invoice) throw errors.NOT_FOUND();
    if (invoice.status === 'Issued') throw errors.CREDIT_NOTE();
    if (invoice.status === 'Void') throw errors.VOID();
    if (invoice.status === 'Credited') throw errors.ALREADY_CREDITED();
    if (invoice.status === 'Paid') throw errors.ALREADY_PAID();
    const paid_at = input.paid_at ?? now;
    const problem = paymentProblem(invoice, paid_at, now);
    if (problem) throw errors[problem]();

    await markPaid(transaction, invoice.id, paid_at);
    const payment = { number: invoice.number, paid_at: paid_at.toISOString() };
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'invoices.recordPayment',
      subject_type: 'invoice',
      subject_id: invoice.id,
      detail: payment,
    });
    await recordEvents(transaction, now, {
      organisation_id: invoice.organisation_id,
      type: 'invoice.paid',
      object: invoice.tracking_number,
      data: {
        tracking_number: invoice.tracking_number,
        number: invoice.number,
        total: { amount: invoice.amount_cents, currency: invoice.currency },
        paid: { amount: invoice.amount_cents - invoice.credited_cents, currency: invoice.currency },
        paid_at,
      },
    });
    await publishDocumentsChanged(transaction, context.broadcast, invoice);
    return payment;
  }),
);
