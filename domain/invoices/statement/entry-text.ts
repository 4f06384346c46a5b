import type { StatementEntryKind } from './statement.ts';

const LABELS: Readonly<Record<StatementEntryKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment of',
  refund: 'Refund of',
  void: 'Void invoice',
  rounding: 'Rounding of',
};

/** 'Invoice INV-2026-00001', 'Refund of CN-2026-00001, SEPA 77'. */
export function entryText({
  kind,
  number,
  reference,
}: {
  kind: StatementEntryKind;
  number: string;
  reference: string;
}): string {
  return `${LABELS[kind]} ${number}${reference && `, ${reference}`}`;
}

/** The amounts of the ageing in their order, with their names. */
export const AGEING_LABELS = {
  current: 'Not overdue',
  days_1_30: '1–30 days',
  days_31_60: '31–60 days',
  days_61_90: '61–90 days',
  over_90_days: 'Over 90 days',
} as const;
