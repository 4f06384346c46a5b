import type { RouteOption } from '#domain/routing/route-option.ts';

const TAGS: readonly { tag: string; measure: (option: RouteOption) => number }[] = [
  { tag: 'Cheapest', measure: (option) => option.estimated_cost_cents },
  { tag: 'Fastest', measure: (option) => option.delivery_days },
  { tag: 'Lowest CO2e', measure: (option) => option.emissions?.co2e_kg ?? Number.POSITIVE_INFINITY },
];

/**
 * What an option is best at among its rivals: one tag at most, and no two options with the same one. Which wins where
 * one is best at several is told by their order; where options are equal at something, none is best at it.
 */
export function routeTag(option: RouteOption, options: readonly RouteOption[]): string | undefined {
  if (options.length < 2) return undefined;
  return TAGS.find(({ measure }) =>
    options.every((rival) => rival === option || measure(option) < measure(rival)),
  )?.tag;
}
