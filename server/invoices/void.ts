import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { publishDocumentsChanged } from '../documents/publish-documents-changed.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { money } from '../pdf/pdf-messages.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { invoiceVoidedMail } from './invoice-mails.ts';
import { markVoid } from './invoices-table.ts';
import { findShipmentOf, lockInvoice } from './lock-invoices.ts';
import { operations } from './operations.ts';
import { releaseInvoiced } from './shipment-charges-table.ts';

export const voidInvoice = operations.void.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const reader = readerOf(signedIn(context));
    const invoice_number = input.number.toUpperCase();
    // The shipment is locked first, as by everything that changes what is billed of it.
    const shipment_id = await findShipmentOf(transaction, invoice_number, reader);
    if (!shipment_id) throw errors.NOT_FOUND();
    await lockShipments(transaction, [shipment_id]);
    const invoice = await lockInvoice(transaction, invoice_number, reader);
    if (!invoice) throw errors.NOT_FOUND();
    if (invoice.kind === 'credit_note') throw errors.CREDIT_NOTE();
    if (invoice.credited_cents > 0) throw errors.HAS_CREDIT_NOTES();
    if (invoice.status === 'Pending' && invoice.paid_cents > 0) throw errors.HAS_PAYMENTS();
    if (invoice.status === 'Paid') throw errors.ALREADY_PAID();
    if (invoice.status === 'Void') throw errors.ALREADY_VOID();

    const { user_id } = signedIn(context);
    const voided_at = context.now();
    await markVoid(transaction, invoice.id, {
      voided_at,
      voided_by: user_id,
      void_reason: input.reason,
    });
    await releaseInvoiced(transaction, invoice.shipment_id, invoice.id);
    const { number, tracking_number, organisation_id, amount_cents, currency } = invoice;
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.void',
      subject_type: 'invoice',
      subject_id: invoice.id,
      detail: { number, reason: input.reason },
    });
    await recordEvents(transaction, voided_at, {
      organisation_id,
      type: 'invoice.voided',
      object: tracking_number,
      data: { tracking_number, number, total: { amount: amount_cents, currency }, voided_at },
    });
    await publishDocumentsChanged(transaction, context.broadcast, invoice);
    await notifyMembers(
      transaction,
      context,
      { organisation_id, permission: 'money' },
      {
        notification: {
          kind: 'invoice_issued',
          type: 'warning',
          title: 'Invoice void',
          message: `${number} for shipment ${tracking_number} is void: ${money(amount_cents, currency)}`,
          related_id: number,
          related_type: 'invoice',
        },
        mail: invoiceVoidedMail(invoice, context),
      },
    );
    return { number };
  }),
);
