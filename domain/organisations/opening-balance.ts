/** A payment of an opening balance or of a part of it. */
export interface BalancePayment {
  /** UUID. */
  id: string;
  /** Minor units of the balance’s currency. */
  amount_cents: number;
  /** The value date; ISO 8601, like `recorded_at`. */
  paid_at: string;
  /** Of the bank, or how it was paid; empty for none. */
  reference: string;
  recorded_at: string;
}

interface Balance {
  amount_cents: number;
  /** What payments on record paid; 0 on balances that were paid before single payments were recorded. */
  paid_cents: number;
  /** When the last of it was paid; null while something is due. */
  paid_at: Date | null;
  /** Oldest recording first. */
  payments: readonly BalancePayment[];
}

/** What is still to be paid, in minor units. */
export function balanceDueCents({
  amount_cents,
  paid_cents,
  paid_at,
}: Pick<Balance, 'amount_cents' | 'paid_cents' | 'paid_at'>): number {
  return paid_at ? 0 : amount_cents - paid_cents;
}

/** A balance after a payment; null if the payment is more than what is due. */
export function paidBalance(
  balance: Balance,
  payment: BalancePayment,
): { paid_cents: number; paid_at: Date | null; payments: BalancePayment[] } | null {
  const left = balanceDueCents(balance) - payment.amount_cents;
  if (left < 0) return null;
  const payments = [...balance.payments, payment];
  const last = Math.max(...payments.map(({ paid_at }) => Date.parse(paid_at)));
  return {
    paid_cents: balance.paid_cents + payment.amount_cents,
    paid_at: left === 0 ? new Date(last) : null,
    payments,
  };
}
