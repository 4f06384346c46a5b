import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { readerOf } from '../../shipment-records/reader.ts';
import { lockInvoices } from '../lock-invoices.ts';
import { operations } from '../operations.ts';
import { allocationsOf } from './payment-rows.ts';
import { lockPayment, markReversed } from './payments-table.ts';
import { takeBackPayment } from './settle-invoice.ts';

/** Staff of some branches can reverse a payment if all its invoices are theirs. */
export const reversePayment = operations.reversePayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const reversed_at = context.now();
    const { user_id, ...person } = signedIn(context);
    const { id, reason } = input;
    const payment = await lockPayment(transaction, id);
    if (!payment) throw errors.NOT_FOUND();
    const allocations = await allocationsOf(transaction, id);
    const invoices = await lockInvoices(transaction, [...allocations.keys()], readerOf(person));
    const isTheirs =
      invoices.length === allocations.size && (invoices.length > 0 || person.branch_ids.length === 0);
    if (!isTheirs) throw errors.NOT_FOUND();
    if (payment.reversed_at) throw errors.ALREADY_REVERSED();
    if (payment.refunded_cents > 0) throw errors.HAS_REFUNDS();
    await markReversed(transaction, id, { reversed_at, reversed_by: user_id, reversal_reason: reason });
    for (const invoice of invoices) {
      const amount_cents = allocations.get(invoice.id) ?? 0;
      if (!(await takeBackPayment(transaction, context, invoice, { payment, amount_cents, reason })))
        throw errors.REFUNDED();
    }
    const { organisation_id, amount_cents, currency, reference } = payment;
    const [first] = invoices;
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.reversePayment',
      ...(organisation_id || !first
        ? { subject_type: 'organisation', subject_id: organisation_id ?? id }
        : { subject_type: 'invoice', subject_id: first.id }),
      detail: { reason, amount_cents, currency, reference, numbers: invoices.map(({ number }) => number) },
    });
    return { id, reversed_at };
  }),
);
