import { paymentProblem } from '#domain/invoices/payment.ts';
import { onAccountCents, refundedPayment } from '#domain/invoices/payment-refund.ts';
import { signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { newId } from '../../database/statements/columns.ts';
import { money } from '../../pdf/pdf-messages.ts';
import { operations } from '../operations.ts';
import { lockPayment, setRefunds } from './payments-table.ts';

export const refundPayment = operations.refundPayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const { user_id, branch_ids } = signedIn(context);
    if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
    const { id, amount, refunded_at = now, reference, reason } = input;
    // Its lock makes allocations and refunds at the same time see each other.
    const payment = await lockPayment(transaction, id);
    if (!payment?.organisation_id) throw errors.NOT_FOUND();
    if (payment.reversed_at) throw errors.REVERSED();
    const { currency, received_at, organisation_id } = payment;
    const left_cents = onAccountCents(payment);
    if (left_cents === 0) throw errors.NOTHING_ON_ACCOUNT();
    if (amount.currency !== currency) throw fieldIssue('amount', `This payment is in ${currency}.`);
    const problem = paymentProblem({ issued_at: received_at }, refunded_at, now);
    if (problem) throw problem === 'IN_FUTURE' ? errors.IN_FUTURE() : errors.BEFORE_PAYMENT();
    const refund = {
      id: newId(),
      amount_cents: amount.amount,
      refunded_at: refunded_at.toISOString(),
      reference,
      reason,
    };
    const after = refundedPayment(payment, refund);
    if (!after) throw fieldIssue('amount', `Enter an amount up to ${money(left_cents, currency)}.`);
    await setRefunds(transaction, id, after);
    const { id: refund_id, ...recorded } = refund;
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.refundPayment',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { ...recorded, currency, payment: payment.reference },
    });
    return {
      id,
      refund_id,
      refunded: { amount: after.refunded_cents, currency },
      on_account: { amount: left_cents - amount.amount, currency },
    };
  }),
);
