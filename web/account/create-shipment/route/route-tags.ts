import type { OfferedOption } from '#contract/routing.ts';

const TAGS: readonly { tag: string; measure: (option: OfferedOption) => number }[] = [
  { tag: 'Cheapest', measure: (option) => option.estimated_cost_cents ?? Number.POSITIVE_INFINITY },
  { tag: 'Fastest', measure: (option) => option.delivery_days },
  { tag: 'Lowest CO2e', measure: (option) => option.emissions?.co2e_kg ?? Number.POSITIVE_INFINITY },
];

/**
 * At most one tag per option, and each tag at most once: what the option alone is best at. The order of the tags
 * decides which one an option gets; ties get none.
 */
export function routeTag(option: OfferedOption, options: readonly OfferedOption[]): string | undefined {
  if (options.length < 2) return undefined;
  return TAGS.find(({ measure }) =>
    options.every((rival) => rival === option || measure(option) < measure(rival)),
  )?.tag;
}
