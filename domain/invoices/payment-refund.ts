import type { Refund } from './refund.ts';

/** A refund of what a payment left on account. It never changes; a reversal takes it back. */
export interface PaymentRefund extends Refund {
  /** UUID. */
  id: string;
  reason: string;
  /** ISO 8601; null while it counts. */
  reversed_at: string | null;
  reversal_reason: string | null;
}

interface Payment {
  amount_cents: number;
  allocated_cents: number;
  refunded_cents: number;
  reversed_at: Date | null;
}

/** What of a payment neither pays an invoice nor was refunded, in minor units; 0 once the payment is reversed. */
export function onAccountCents({
  amount_cents,
  allocated_cents,
  refunded_cents,
  reversed_at,
}: Payment): number {
  return reversed_at ? 0 : amount_cents - allocated_cents - refunded_cents;
}

type Refunded = { refunded_cents: number; refunds: PaymentRefund[] };

/** A payment with another refund; null if the refund is more than what is on account. */
export function refundedPayment(
  payment: Payment & Readonly<Refunded>,
  refund: Omit<PaymentRefund, 'reversed_at' | 'reversal_reason'>,
): Refunded | null {
  if (refund.amount_cents > onAccountCents(payment)) return null;
  return {
    refunded_cents: payment.refunded_cents + refund.amount_cents,
    refunds: [...payment.refunds, { ...refund, reversed_at: null, reversal_reason: null }],
  };
}

/** A payment whose refund in force with this id is reversed: its amount is on account again. */
export function withoutRefund(
  { refunded_cents, refunds }: Readonly<Refunded>,
  refund: Pick<PaymentRefund, 'id' | 'amount_cents'>,
  reversal: { reversed_at: string; reversal_reason: string },
): Refunded {
  return {
    refunded_cents: refunded_cents - refund.amount_cents,
    refunds: refunds.map((one) => (one.id === refund.id ? { ...one, ...reversal } : one)),
  };
}
