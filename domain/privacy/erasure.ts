/** Records that block the erasure of an account. */
export interface ErasureBlockers {
  /** Numbers of shipments neither delivered nor cancelled: their carriers must be able to reach the owner. */
  shipments: readonly string[];
  /** Numbers of unpaid invoices. */
  invoices: readonly string[];
  is_last_admin: boolean;
}

/** Why an account cannot be erased; null when it can. */
export function erasureRefusal(blockers: ErasureBlockers): 'LAST_ADMIN' | 'STILL_NEEDED' | null {
  if (blockers.is_last_admin) return 'LAST_ADMIN';
  return blockers.shipments.length > 0 || blockers.invoices.length > 0 ? 'STILL_NEEDED' : null;
}
