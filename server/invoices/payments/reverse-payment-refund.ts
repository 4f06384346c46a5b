import { onAccountCents, withoutRefund } from '#domain/invoices/payment-refund.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { operations } from '../operations.ts';
import { lockPayment, setRefunds } from './payments-table.ts';

export const reversePaymentRefund = operations.reversePaymentRefund.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id, branch_ids } = signedIn(context);
    if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
    const { id, refund_id, reason } = input;
    const payment = await lockPayment(transaction, id);
    const refund = payment?.refunds.find((one) => one.id === refund_id);
    if (!payment?.organisation_id || !refund) throw errors.NOT_FOUND();
    if (refund.reversed_at) throw errors.ALREADY_REVERSED();
    const after = withoutRefund(payment, refund, {
      reversed_at: context.now().toISOString(),
      reversal_reason: reason,
    });
    await setRefunds(transaction, id, after);
    const { currency, organisation_id } = payment;
    const { amount_cents, reference } = refund;
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.reversePaymentRefund',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { reason, amount_cents, currency, reference },
    });
    return {
      id,
      refund_id,
      refunded: { amount: after.refunded_cents, currency },
      on_account: { amount: onAccountCents({ ...payment, ...after }), currency },
    };
  }),
);
