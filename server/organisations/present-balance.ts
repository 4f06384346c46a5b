import type { OpeningBalance } from '#contract/organisations/credit.ts';
import { balanceDueCents } from '#domain/organisations/opening-balance.ts';
import type { BalanceRecord } from './opening-balances-table.ts';

export function presentBalance(balance: BalanceRecord): OpeningBalance {
  const { id, reference, amount_cents, currency, issued_on, due_on, note, paid_at, payments } = balance;
  return {
    id,
    reference,
    amount_cents,
    currency,
    issued_on,
    due_on,
    note,
    paid_at,
    due: { amount: balanceDueCents(balance), currency },
    payments: payments.map((payment) => ({
      id: payment.id,
      amount: { amount: payment.amount_cents, currency },
      paid_at: new Date(payment.paid_at),
      reference: payment.reference,
    })),
  };
}
