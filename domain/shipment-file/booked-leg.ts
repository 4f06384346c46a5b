import type { LegRole } from './leg.ts';

interface BookableLeg {
  role: LegRole;
  carrier: string;
}

/**
 * The leg that a carrier booking is for: where legs state its carrier, the main one of them, else the first; otherwise the
 * main carriage. Undefined for a route without legs.
 */
export function bookedLeg<Leg extends BookableLeg>(legs: readonly Leg[], carrier: string): Leg | undefined {
  const name = carrier.trim().toLowerCase();
  const own = legs.filter((leg) => leg.carrier.trim().toLowerCase() === name);
  const isMain = ({ role }: Leg) => role === 'main';
  return own.find(isMain) ?? own[0] ?? legs.find(isMain) ?? legs[0];
}
