/** Records that block the erasure of an account. */
export interface ErasureBlockers {
  /** Numbers of shipments neither delivered nor cancelled: their carriers must be able to reach the owner. */
  shipments: readonly string[];
  /** Numbers of unpaid invoices. */
  invoices: readonly string[];
  /** Whether the company owes anything, including what is not invoiced yet and opening balances. */
  has_debts: boolean;
  is_last_admin: boolean;
}

/** Why an account cannot be erased; null when it can. */
export function erasureRefusal(blockers: ErasureBlockers): 'LAST_ADMIN' | 'STILL_NEEDED' | null {
  if (blockers.is_last_admin) return 'LAST_ADMIN';
  const { shipments, invoices, has_debts } = blockers;
  return shipments.length > 0 || invoices.length > 0 || has_debts ? 'STILL_NEEDED' : null;
}
