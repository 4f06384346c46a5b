import type { OpeningBalance } from '#contract/organisations/credit.ts';
import type { BalanceRecord } from './opening-balances-table.ts';

export function presentBalance(balance: BalanceRecord): OpeningBalance {
  const { id, reference, amount_cents, currency, issued_on, due_on, note, paid_at } = balance;
  return { id, reference, amount_cents, currency, issued_on, due_on, note, paid_at };
}
