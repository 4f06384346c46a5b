/** What still needs an account. */
export interface ErasureBlockers {
  /** Numbers of what is neither delivered nor cancelled: whoever carries it must reach its owner. */
  shipments: readonly string[];
  /** Numbers of what is issued and not paid. */
  invoices: readonly string[];
  is_last_admin: boolean;
}

/** Why an account cannot be erased yet; null when it can. */
export function erasureRefusal(needs: ErasureBlockers): 'LAST_ADMIN' | 'STILL_NEEDED' | null {
  if (needs.is_last_admin) return 'LAST_ADMIN';
  return needs.shipments.length > 0 || needs.invoices.length > 0 ? 'STILL_NEEDED' : null;
}
