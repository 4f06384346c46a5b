import type { OfferedOption } from '#contract/routing.ts';

export type RouteSort = 'cost' | 'days' | 'co2e';

const MEASURES: Record<RouteSort, (option: OfferedOption) => number> = {
  cost: ({ estimated_cost_cents }) => estimated_cost_cents ?? Number.POSITIVE_INFINITY,
  days: ({ delivery_days }) => delivery_days,
  co2e: ({ emissions }) => emissions?.co2e_kg ?? Number.POSITIVE_INFINITY,
};

/** Equal ones, and those without the figure, keep their order. */
export function sortRoutes(options: readonly OfferedOption[], sort: RouteSort): OfferedOption[] {
  const measure = MEASURES[sort];
  return options.toSorted((a, b) => (measure(a) < measure(b) ? -1 : measure(a) > measure(b) ? 1 : 0));
}
