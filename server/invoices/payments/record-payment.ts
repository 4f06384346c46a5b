import { dueCents } from '#domain/invoices/invoice-state.ts';
import { paymentProblem } from '#domain/invoices/payment.ts';
import { signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { newId } from '../../database/statements/columns.ts';
import { publishDocumentsChanged } from '../../documents/publish-documents-changed.ts';
import { money } from '../../pdf/pdf-messages.ts';
import { readerOf } from '../../shipment-records/reader.ts';
import { setSettlement } from '../invoices-table.ts';
import { lockInvoice } from '../lock-invoices.ts';
import { operations } from '../operations.ts';
import { insertPayment } from './payments-table.ts';
import { payInvoice } from './settle-invoice.ts';

export const recordPayment = operations.recordPayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const { user_id, ...person } = signedIn(context);
    const invoice = await lockInvoice(transaction, input.number.toUpperCase(), readerOf(person));
    if (!invoice) throw errors.NOT_FOUND();
    const { status, number, currency, organisation_id } = invoice;
    if (status === 'Issued') throw errors.CREDIT_NOTE();
    if (status === 'Void') throw errors.VOID();
    if (status === 'Credited') throw errors.ALREADY_CREDITED();
    if (status === 'Paid') throw errors.ALREADY_PAID();
    const paid_at = input.paid_at ?? now;
    const problem = paymentProblem(invoice, paid_at, now);
    if (problem) throw errors[problem]();
    if (input.amount && input.amount.currency !== currency)
      throw fieldIssue('amount', `This invoice is in ${currency}.`);
    const due = dueCents({ ...invoice, status });
    const total = input.amount?.amount ?? due;
    // Without a company, there is no account for the rest.
    if (total > due && !organisation_id)
      throw fieldIssue('amount', `Enter an amount up to ${money(due, currency)}.`);

    const paid = Math.min(total, due);
    const payment = { id: newId(), received_at: paid_at, reference: input.reference };
    if (total > 0)
      await insertPayment(transaction, {
        ...payment,
        organisation_id,
        amount_cents: total,
        allocated_cents: paid,
        currency,
        recorded_by: user_id,
        created_at: now,
        updated_at: now,
      });
    if (paid > 0)
      await payInvoice(transaction, context, invoice, { payment, amount_cents: paid, allocated_at: paid_at });
    else {
      await setSettlement(transaction, invoice.id, { ...invoice, status: 'Paid', paid_at });
      await publishDocumentsChanged(transaction, context.broadcast, invoice);
    }
    const recorded = { number, paid_at: paid_at.toISOString() };
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.recordPayment',
      subject_type: 'invoice',
      subject_id: invoice.id,
      detail: { ...recorded, amount_cents: total, currency, reference: input.reference },
    });
    return {
      ...recorded,
      payment_id: total > 0 ? payment.id : null,
      paid: { amount: paid, currency },
      due: { amount: due - paid, currency },
      on_account: { amount: total - paid, currency },
    };
  }),
);
