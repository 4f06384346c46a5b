import { paymentProblem } from '#domain/invoices/payment.ts';
import { refundableCents } from '#domain/invoices/refund.ts';
import { signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { publishDocumentsChanged } from '../../documents/publish-documents-changed.ts';
import { money } from '../../pdf/pdf-messages.ts';
import { readerOf } from '../../shipment-records/reader.ts';
import { recordEvents } from '../../webhooks/record-events.ts';
import { addRefund } from '../invoices-table.ts';
import { lockCreditedInvoice, lockInvoice } from '../lock-invoices.ts';
import { operations } from '../operations.ts';

export const recordRefund = operations.recordRefund.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const note = await lockInvoice(transaction, input.number.toUpperCase(), readerOf(signedIn(context)));
    if (!note) throw errors.NOT_FOUND();
    const invoice = await lockCreditedInvoice(transaction, note);
    if (!invoice) throw errors.NOT_CREDIT_NOTE();
    const { number, currency, organisation_id, tracking_number } = note;
    const left = refundableCents(note, invoice);
    if (left === 0) throw errors.NOTHING_TO_REFUND();
    if (input.amount && input.amount.currency !== currency)
      throw fieldIssue('amount', `This credit note is in ${currency}.`);
    const amount = input.amount ?? { amount: left, currency };
    if (amount.amount > left) throw fieldIssue('amount', `Enter an amount up to ${money(left, currency)}.`);
    const refunded_at = input.refunded_at ?? now;
    const problem = paymentProblem(note, refunded_at, now);
    if (problem) throw errors[problem]();

    const { reference } = input;
    const refund = { amount_cents: amount.amount, refunded_at: refunded_at.toISOString(), reference };
    await addRefund(transaction, note, refund);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'invoices.recordRefund',
      subject_type: 'invoice',
      subject_id: note.id,
      detail: { number, currency, ...refund },
    });
    await recordEvents(transaction, now, {
      organisation_id,
      type: 'invoice.refunded',
      object: tracking_number,
      data: {
        tracking_number,
        number: invoice.number,
        credit_note: number,
        total: amount,
        refunded_at,
        reference,
      },
    });
    await publishDocumentsChanged(transaction, context.broadcast, note);
    return { number, amount, refunded_at: refund.refunded_at };
  }),
);
