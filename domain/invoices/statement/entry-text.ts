import type { StatementEntryKind } from './statement.ts';

const COUNT = new Intl.NumberFormat('en-US');

const LABELS: Readonly<Record<StatementEntryKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment of',
  on_account: 'Payment on account',
  reversal: 'Reversed payment',
  refund: 'Refund of',
  refund_reversal: 'Reversed refund of money on account',
  void: 'Void invoice',
  rounding: 'Rounding of',
};

/** 'Invoice INV-2026-00001', 'Refund of CN-2026-00001, SEPA 77', 'Payment on account'. */
export function entryText({
  kind,
  number,
  reference,
}: {
  kind: StatementEntryKind;
  number: string;
  reference: string;
}): string {
  // A refund without a credit note is of what a payment left on account.
  const label = kind === 'refund' && number === '' ? 'Refund of money on account' : LABELS[kind];
  return `${[label, number].filter(Boolean).join(' ')}${reference && `, ${reference}`}`;
}

/** The amounts of the ageing in their order, with their names. */
export const AGEING_LABELS = {
  current: 'Not overdue',
  days_1_30: '1–30 days',
  days_31_60: '31–60 days',
  days_61_90: '61–90 days',
  over_90_days: 'Over 90 days',
} as const;

/** What follows the list of open invoices where it does not have all of them; empty where it does. */
export function unlistedText({
  open_count,
  open_items,
}: {
  open_count: number;
  open_items: readonly unknown[];
}): string {
  const left = open_count - open_items.length;
  if (left === 0) return '';
  const more = left === 1 ? '1 more open invoice isn’t' : `${COUNT.format(left)} more open invoices aren’t`;
  return `${more} listed. The balance and the amounts by days overdue include them.`;
}
