import type { RouteOption } from '#domain/routing/route-option.ts';

/** What an option is best at among its rivals; several may share a tag, and a single option has none. */
export function routeTags(option: RouteOption, options: readonly RouteOption[]): string[] {
  if (options.length < 2) return [];
  const isLowest = (measure: (one: RouteOption) => number) =>
    options.every((rival) => measure(option) <= measure(rival));
  const tags: [name: string, earned: boolean][] = [
    ['cheapest', isLowest((one) => one.estimated_cost_cents)],
    ['fastest', isLowest((one) => Date.parse(one.estimated_delivery))],
    ['lowest carbon', isLowest((one) => one.carbon_footprint)],
  ];
  return tags.filter(([, earned]) => earned).map(([name]) => name);
}
