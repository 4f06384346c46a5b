import type { OfferedOption } from '#contract/routing.ts';
import type { RouteOption } from '#domain/routing/route-option.ts';

/** False for people who may not see prices. */
export function isPriced(option: OfferedOption): option is RouteOption {
  return option.estimated_cost_cents !== null;
}
