import type { Money } from '../money/money.ts';
import { type InvoiceState, isOpenInvoice } from './invoice-state.ts';

interface Settled {
  status: InvoiceState;
  due: Money;
  /** The open credit balance. */
  refundable: Money;
  credit_notes: readonly { number: string; amount: Money }[];
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
export function totalLabel({ status, credit_notes }: Pick<Settled, 'status' | 'credit_notes'>): string {
  return isOpenInvoice({ status }) && credit_notes.length > 0 ? 'Total' : TOTALS[status];
}

interface SettlementRow {
  label: string;
  amount: Money;
  /** The number of the credit note, if the row is one. */
  credit_note?: string;
}

/**
 * What follows the total of an invoice or a credit note: its credit notes, what remains to be paid, what was refunded, and
 * the credit balance that is left. `dayText` prints a date.
 */
export function settlementOf(
  { status, due, refundable, credit_notes, refunds }: Settled,
  dayText: (day: Date) => string,
): SettlementRow[] {
  return [
    ...credit_notes.map(({ number, amount: { amount, currency } }) => ({
      label: `Credit note ${number}`,
      credit_note: number,
      amount: { amount: -amount, currency },
    })),
    ...(isOpenInvoice({ status }) && credit_notes.length > 0 ? [{ label: 'Amount due', amount: due }] : []),
    ...refunds.map(({ amount, refunded_at, reference }) => ({
      label: `Refunded on ${dayText(refunded_at)}${reference && `, ${reference}`}`,
      amount,
    })),
    ...(refundable.amount > 0 ? [{ label: 'Credit balance', amount: refundable }] : []),
  ];
}
