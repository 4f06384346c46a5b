import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { QUOTE_STATUSES } from '#domain/quotes/quote-statuses.ts';

export interface QuoteCounts {
  counts: Record<QuoteStatus, number>;
  /** Counting stopped at the first 10,000 matches of a search. */
  capped: boolean;
}

/** With a plus where there may be more. */
export function countText({ counts, capped }: QuoteCounts, status: QuoteStatus): string {
  return `${counts[status].toLocaleString('en-US')}${capped ? '+' : ''}`;
}

/** The number of quotes with one of the statuses, by default any; null if not all were counted. */
export function totalOf({ counts, capped }: QuoteCounts, chosen: readonly QuoteStatus[]): number | null {
  const included = chosen.length > 0 ? chosen : QUOTE_STATUSES;
  return capped ? null : included.reduce((sum, status) => sum + counts[status], 0);
}
