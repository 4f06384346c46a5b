import type { TransportMode } from '../routing/transport-mode.ts';

interface Drawn {
  transport_mode: TransportMode;
  from_name: string;
  to_name: string;
}

/**
 * What is known of the legs after a route was redrawn: a leg between the same places keeps all, a part of a split leg
 * keeps what does not depend on the new end. `copy` makes the record of a part.
 */
export function carriedDetails<Details extends { leg_order: number }>(
  before: readonly (Drawn & { leg_order: number })[],
  details: readonly Details[],
  after: readonly Drawn[],
  copy: (of: Details, cut: 'from' | 'to' | 'both') => Details,
): Details[] {
  const used = new Set<Details>();
  return after.flatMap((leg, leg_order) => {
    const sameMode = before.filter(({ transport_mode }) => transport_mode === leg.transport_mode);
    const source =
      sameMode.find(({ from_name, to_name }) => from_name === leg.from_name && to_name === leg.to_name) ??
      sameMode.find(({ from_name, to_name }) => from_name === leg.from_name || to_name === leg.to_name);
    const known = details.find((each) => each.leg_order === source?.leg_order);
    if (!source || !known) return [];
    const keepsFrom = source.from_name === leg.from_name;
    const keepsTo = source.to_name === leg.to_name;
    const isWhole = keepsFrom && keepsTo && !used.has(known);
    used.add(known);
    const carried = isWhole ? known : copy(known, keepsFrom ? 'to' : keepsTo ? 'from' : 'both');
    return [{ ...carried, leg_order }];
  });
}
