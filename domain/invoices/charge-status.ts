export const CHARGE_STATUSES = ['estimated', 'approved', 'invoiced', 'billed', 'reversed'] as const;
type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** What staff may set by hand: an invoice or a vendor's bill sets the others. */
const NEXT: Readonly<Record<ChargeStatus, readonly ChargeStatus[]>> = {
  estimated: ['approved', 'reversed'],
  approved: ['estimated', 'billed', 'reversed'],
  invoiced: [],
  billed: ['reversed'],
  reversed: [],
};

export function mayBecome(from: ChargeStatus, to: ChargeStatus): boolean {
  return NEXT[from].includes(to);
}
