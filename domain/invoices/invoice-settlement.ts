import type { Money } from '../money/money.ts';
import { type InvoiceState, isOpenInvoice } from './invoice-state.ts';

interface Settled {
  status: InvoiceState;
  due: Money;
  overpaid: Money;
  credit_notes: readonly { number: string; amount: Money }[];
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

/** What follows the total of an invoice: its credit notes, and what remains to be paid or is a credit balance of the client. */
export function settlementOf({ status, due, overpaid, credit_notes }: Settled): SettlementRow[] {
  if (credit_notes.length === 0) return [];
  return [
    ...credit_notes.map(({ number, amount: { amount, currency } }) => ({
      label: `Credit note ${number}`,
      credit_note: number,
      amount: { amount: -amount, currency },
    })),
    ...(isOpenInvoice({ status }) ? [{ label: 'Amount due', amount: due }] : []),
    ...(overpaid.amount > 0 ? [{ label: 'Credit balance', amount: overpaid }] : []),
  ];
}
