export const BILL_STATUSES = ['recorded', 'approved', 'disputed', 'reversed'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** A reversed bill stays on record; its number can be recorded again. */
const NEXT: Readonly<Record<BillStatus, readonly BillStatus[]>> = {
  recorded: ['approved', 'disputed', 'reversed'],
  disputed: ['approved', 'reversed'],
  approved: ['reversed'],
  reversed: [],
};

export function billMayBecome(from: BillStatus, to: BillStatus): boolean {
  return NEXT[from].includes(to);
}
