import { paymentProblem } from '#domain/invoices/payment.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockBalance, markBalancePaid } from './opening-balances-table.ts';
import { operations } from './operations.ts';
import { presentBalance } from './present-balance.ts';

export const recordBalancePayment = operations.recordBalancePayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const { id: organisation_id, balance_id, paid_at = now } = input;
    const balance = await lockBalance(transaction, { id: balance_id, organisation_id });
    if (!balance) throw errors.NOT_FOUND();
    if (balance.paid_at) throw errors.ALREADY_PAID();
    const { reference, amount_cents, currency } = balance;
    const problem = paymentProblem({ issued_at: new Date(balance.issued_on) }, paid_at, now);
    if (problem) throw errors[problem]();
    await markBalancePaid(transaction, balance.id, paid_at);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'organisations.recordBalancePayment',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: { reference, amount_cents, currency, paid_at: paid_at.toISOString() },
    });
    return presentBalance({ ...balance, paid_at });
  }),
);
