import type { OfferedOption } from '#contract/routing.ts';

type Measure = (option: OfferedOption, options: readonly OfferedOption[]) => number;

/** A price that we still confirm is not called the cheapest beside one that binds. */
const price: Measure = ({ estimated_cost_cents, indicative }, options) =>
  estimated_cost_cents === null || (indicative && options.some((each) => !each.indicative))
    ? Number.POSITIVE_INFINITY
    : estimated_cost_cents;

const TAGS: readonly { tag: string; measure: Measure }[] = [
  { tag: 'Cheapest', measure: price },
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
    options.every((rival) => rival === option || measure(option, options) < measure(rival, options)),
  )?.tag;
}
