interface Payable {
  number: string;
  due: { amount: number };
}

/** Allocates a payment, in minor units, to invoices in their order; each gets at most what is due. */
export function suggestedAllocations(
  payment_cents: number,
  invoices: readonly Payable[],
): { number: string; amount_cents: number }[] {
  let left = payment_cents;
  return invoices.flatMap(({ number, due }) => {
    const amount_cents = Math.min(left, due.amount);
    left -= amount_cents;
    return amount_cents > 0 ? [{ number, amount_cents }] : [];
  });
}
