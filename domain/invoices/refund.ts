/** A refund of a credit note: a payment to the customer, or a credit that was set off against another invoice. */
export interface Refund {
  /** Minor units of the currency of the credit note, above 0. */
  amount_cents: number;
  /** ISO 8601. */
  refunded_at: string;
  /** Of the payment; empty without one. */
  reference: string;
}

interface Refundable {
  amount_cents: number;
  refunded_cents: number;
}

/** What can still be refunded of a credit note, in minor units: at most the credit balance that is left of its invoice. */
export function refundableCents(
  note: Refundable,
  invoice: { overpaid_cents: number; refunded_cents: number },
): number {
  return Math.min(note.amount_cents - note.refunded_cents, invoice.overpaid_cents - invoice.refunded_cents);
}
