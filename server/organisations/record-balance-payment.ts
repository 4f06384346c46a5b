import { paymentProblem } from '#domain/invoices/payment.ts';
import { balanceDueCents, paidBalance } from '#domain/organisations/opening-balance.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { newId } from '../database/statements/columns.ts';
import { money } from '../pdf/pdf-messages.ts';
import { lockBalance, setBalancePayments } from './opening-balances-table.ts';
import { operations } from './operations.ts';
import { presentBalance } from './present-balance.ts';

export const recordBalancePayment = operations.recordBalancePayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const { id: organisation_id, balance_id, paid_at = now, reference } = input;
    // Its lock makes the second of two payments find the first one.
    const balance = await lockBalance(transaction, { id: balance_id, organisation_id });
    if (!balance) throw errors.NOT_FOUND();
    if (balance.paid_at) throw errors.ALREADY_PAID();
    const { currency } = balance;
    const problem = paymentProblem({ issued_at: new Date(balance.issued_on) }, paid_at, now);
    if (problem) throw errors[problem]();
    if (input.amount && input.amount.currency !== currency)
      throw fieldIssue('amount', `This balance is in ${currency}.`);
    const due_cents = balanceDueCents(balance);
    const amount_cents = input.amount?.amount ?? due_cents;
    const paid = paidBalance(balance, {
      id: newId(),
      amount_cents,
      paid_at: paid_at.toISOString(),
      reference,
      recorded_at: now.toISOString(),
    });
    if (!paid) throw fieldIssue('amount', `Enter an amount up to ${money(due_cents, currency)}.`);
    await setBalancePayments(transaction, balance.id, paid);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'organisations.recordBalancePayment',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: {
        reference: balance.reference,
        amount_cents,
        currency,
        paid_at: paid_at.toISOString(),
        ...(reference && { payment_reference: reference }),
      },
    });
    return presentBalance({ ...balance, ...paid });
  }),
);
