import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { QuoteMode } from './quote-choices.ts';

const CARRIED_AS: Readonly<Record<QuoteMode, TransportMode>> = {
  ocean: 'sea',
  air: 'air',
  road: 'road',
  rail: 'rail',
};

/** The most likely mode of a quote: the offered one, else the cheapest estimate’s, else the first requested one. */
export function likelyMode(quote: {
  offered_mode: TransportMode | null;
  /** Cheapest first. */
  estimates: readonly { mode: QuoteMode }[];
  preferred_transport: readonly QuoteMode[];
}): TransportMode | null {
  const wished = quote.estimates[0]?.mode ?? quote.preferred_transport[0];
  return quote.offered_mode ?? (wished ? CARRIED_AS[wished] : null);
}
