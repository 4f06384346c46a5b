/** What became of offers. */
export interface OfferCounts {
  offered: number;
  won: number;
  /** Declined by the customer, or rejected by staff. */
  lost: number;
  /** Neither accepted nor declined while they were valid. */
  expired: number;
}

/** By what offers are grouped. */
export const HIT_RATIO_GROUPS = ['lane', 'customer', 'seller'] as const;

const PERCENT = 100;

/** The percentage of offers that were won, of those that are decided or expired; null where none is. */
export function hitRatio({ won, lost, expired }: OfferCounts): number | null {
  const closed = won + lost + expired;
  return closed === 0 ? null : Math.round((won / closed) * PERCENT);
}
