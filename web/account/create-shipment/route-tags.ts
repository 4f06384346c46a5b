import type { RouteOption } from '#domain/routing/route-option.ts';

/**
 * What an option is best at among its rivals; several may share a tag, and a single option has none. Carbon and
 * CO2e are two columns: the second has a tag of its own where it points to another option.
 */
export function routeTags(option: RouteOption, options: readonly RouteOption[]): string[] {
  if (options.length < 2) return [];
  const isLowest = (measure: (one: RouteOption) => number) =>
    options.every((rival) => measure(option) <= measure(rival));
  const hasLowestCarbon = isLowest((one) => one.carbon_footprint);
  const hasLowestCo2e =
    option.emissions !== null && isLowest((one) => one.emissions?.co2e_kg ?? Number.POSITIVE_INFINITY);
  const tags: [name: string, earned: boolean][] = [
    ['cheapest', isLowest((one) => one.estimated_cost_cents)],
    ['fastest', isLowest((one) => Date.parse(one.estimated_delivery))],
    ['lowest carbon', hasLowestCarbon],
    ['lowest CO2e', hasLowestCo2e && !hasLowestCarbon],
  ];
  return tags.filter(([, earned]) => earned).map(([name]) => name);
}
