import type { Money } from '../money/money.ts';
import { type InvoiceState, isOpenInvoice } from './invoice-state.ts';

interface Settled {
  status: InvoiceState;
  due: Money;
  /** The open credit balance. */
  refundable: Money;
  credit_notes: readonly { number: string; amount: Money }[];
  payments: readonly { amount: Money; received_at: Date; reference: string; reversed_at: Date | null }[];
  refunds: readonly { amount: Money; refunded_at: Date; reference: string }[];
}

const TOTALS: Readonly<Record<InvoiceState, string>> = {
  Pending: 'Total due',
  Overdue: 'Total due',
  Paid: 'Total, paid',
  Credited: 'Total, credited',
  Void: 'Total, void',
  Issued: 'Total credit',
};

/** The label of the total of an invoice or a credit note. */
export function totalLabel(invoice: Pick<Settled, 'status' | 'credit_notes' | 'payments'>): string {
  return isPartlySettled(invoice) ? 'Total' : TOTALS[invoice.status];
}

/** Whether less than the total is due. */
function isPartlySettled({
  status,
  credit_notes,
  payments,
}: Pick<Settled, 'status' | 'credit_notes' | 'payments'>): boolean {
  return isOpenInvoice({ status }) && (credit_notes.length > 0 || payments.some(counts));
}

function counts({ reversed_at }: Settled['payments'][number]): boolean {
  return reversed_at === null;
}

interface SettlementRow {
  label: string;
  amount: Money;
  /** The number of the credit note, if the row is one. */
  credit_note?: string;
}

/**
 * What follows the total of an invoice or a credit note: its credit notes, its payments without reversed ones, what remains to
 * be paid, what was refunded, and the credit balance that is left. `dayText` prints a date.
 */
export function settlementOf(invoice: Settled, dayText: (day: Date) => string): SettlementRow[] {
  const { due, refundable, credit_notes, payments, refunds } = invoice;
  return [
    ...credit_notes.map(({ number, amount: { amount, currency } }) => ({
      label: `Credit note ${number}`,
      credit_note: number,
      amount: { amount: -amount, currency },
    })),
    ...payments.filter(counts).map(({ amount: { amount, currency }, received_at, reference }) => ({
      label: `Paid on ${dayText(received_at)}${reference && `, ${reference}`}`,
      amount: { amount: -amount, currency },
    })),
    ...(isPartlySettled(invoice) ? [{ label: 'Amount due', amount: due }] : []),
    ...refunds.map(({ amount, refunded_at, reference }) => ({
      label: `Refunded on ${dayText(refunded_at)}${reference && `, ${reference}`}`,
      amount,
    })),
    ...(refundable.amount > 0 ? [{ label: 'Credit balance', amount: refundable }] : []),
  ];
}
