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
export function transferredLegDetails<Details extends { leg_order: number }>(
  before: readonly (Drawn & { leg_order: number })[],
  details: readonly Details[],
  after: readonly Drawn[],
  copy: (of: Details, cut: 'start' | 'end') => Details,
): Details[] {
  const used = new Set<Details>();
  return after.flatMap((leg, leg_order) => {
    const starts = ({ from_name }: Drawn) => isSame(from_name, leg.from_name);
    const ends = ({ to_name }: Drawn) => isSame(to_name, leg.to_name);
    const sameMode = before.filter(({ transport_mode }) => transport_mode === leg.transport_mode);
    const source =
      sameMode.find((each) => starts(each) && ends(each)) ??
      sameMode.find((each) => starts(each) || ends(each));
    const known = details.find((each) => each.leg_order === source?.leg_order);
    if (!source || !known) return [];
    const isWhole = starts(source) && ends(source) && !used.has(known);
    used.add(known);
    const carried = isWhole ? known : copy(known, starts(source) ? 'end' : 'start');
    return [{ ...carried, leg_order }];
  });
}

/** A stop is named 'Port of Ningbo' where a planned leg says 'Ningbo'. */
function isSame(one: string, other: string): boolean {
  return one.replace(PORT, '') === other.replace(PORT, '');
}

const PORT = /^Port of /;
