import { onAccountCents } from '#domain/invoices/payment-refund.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { allocate } from './allocate.ts';
import { addAllocated, lockPayment } from './payments-table.ts';

export const allocatePayment = operations.allocatePayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id, branch_ids } = signedIn(context);
    if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
    const { id, allocations } = input;
    const payment = await lockPayment(transaction, id);
    // The payment of an invoice without a company leaves nothing to allocate.
    if (!payment?.organisation_id) throw errors.NOT_FOUND();
    if (payment.reversed_at) throw errors.REVERSED();
    const { organisation_id, allocated_cents, currency } = payment;
    const left_cents = onAccountCents(payment);
    const added = await allocate(transaction, context, {
      payment: { ...payment, organisation_id },
      left_cents,
      allocations,
      allocated_at: context.now(),
    });
    await addAllocated(transaction, id, added);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.allocatePayment',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: {
        amount_cents: added,
        currency,
        reference: payment.reference,
        numbers: allocations.map(({ number }) => number.toUpperCase()),
      },
    });
    return {
      id,
      allocated: { amount: allocated_cents + added, currency },
      on_account: { amount: left_cents - added, currency },
    };
  }),
);
