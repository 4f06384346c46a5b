import type { QuoteStatus } from './quote-status.ts';

/** Why a quote's status can’t be changed manually; undefined when it can. */
export function statusRefusal(
  from: QuoteStatus,
  to: QuoteStatus,
): 'ALREADY_CONVERTED' | 'NEEDS_SHIPMENT' | undefined {
  if (from === to) return undefined;
  if (from === 'converted') return 'ALREADY_CONVERTED';
  return to === 'converted' ? 'NEEDS_SHIPMENT' : undefined;
}
