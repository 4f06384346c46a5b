import { DAY_MS } from '../calendar/durations.ts';

/** How many characters a reference has at most. */
export const PAYMENT_REFERENCE_LENGTH = 100;

/** Minor units. */
interface Settled {
  status: 'Pending' | 'Paid' | 'Credited';
  amount_cents: number;
  credited_cents: number;
  /** What payments on record paid; 0 on invoices that were paid before single payments were recorded. */
  paid_cents: number;
  overpaid_cents: number;
  refunded_cents: number;
}

type Settlement = Pick<Settled, 'status' | 'paid_cents' | 'overpaid_cents'>;

/** What was paid of an invoice, in minor units, also before single payments were recorded: those invoices were paid in full. */
export function receivedCents({
  status,
  amount_cents,
  credited_cents,
  paid_cents,
  overpaid_cents,
}: Omit<Settled, 'status' | 'refunded_cents'> & { status: string }): number {
  return status === 'Paid' ? amount_cents - credited_cents + overpaid_cents : paid_cents;
}

/** The status of an invoice with these amounts, and the part of the credits that it did not need. */
export function settlementAfter({
  amount_cents,
  credited_cents,
  paid_cents,
}: Pick<Settled, 'amount_cents' | 'credited_cents' | 'paid_cents'>): Pick<
  Settled,
  'status' | 'overpaid_cents'
> {
  const covered_cents = credited_cents + paid_cents;
  return {
    status:
      covered_cents < amount_cents
        ? 'Pending'
        : credited_cents < amount_cents || paid_cents > 0
          ? 'Paid'
          : 'Credited',
    overpaid_cents: Math.max(0, covered_cents - amount_cents),
  };
}

/** An invoice after a payment of at most what is outstanding; null if the payment is more. */
export function paidInvoice(
  invoice: Omit<Settled, 'status' | 'overpaid_cents' | 'refunded_cents'>,
  payment_cents: number,
): Settlement | null {
  const paid_cents = invoice.paid_cents + payment_cents;
  if (invoice.credited_cents + paid_cents > invoice.amount_cents) return null;
  return { paid_cents, ...settlementAfter({ ...invoice, paid_cents }) };
}

/** An invoice without a payment that was reversed; null if that would reverse what was refunded. */
export function unpaidInvoice(
  invoice: Omit<Settled, 'status' | 'overpaid_cents'>,
  payment_cents: number,
): Settlement | null {
  const paid_cents = invoice.paid_cents - payment_cents;
  const after = settlementAfter({ ...invoice, paid_cents });
  return after.overpaid_cents < invoice.refunded_cents ? null : { paid_cents, ...after };
}

/** Why a payment date is invalid; null when it is valid. Any time on the day of issue (UTC) is. */
export function paymentProblem(
  { issued_at }: { issued_at: Date },
  paid_at: Date,
  now: Date,
): 'IN_FUTURE' | 'BEFORE_ISSUE' | null {
  if (paid_at > now) return 'IN_FUTURE';
  return dayOf(paid_at) < dayOf(issued_at) ? 'BEFORE_ISSUE' : null;
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}
