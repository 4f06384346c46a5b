import { offices } from '#content/company.ts';
import { nearestBranch } from '#domain/branches/nearest-branch.ts';
import type { Position } from '#domain/routing/route-leg.ts';

/** The city of the office nearest to the start of a route; null without a route. */
export function issuingOffice(legs: readonly { geometry: readonly Position[] }[]): string | null {
  const [start] = legs[0]?.geometry ?? [];
  if (!start) return null;
  return nearestBranch(offices, { longitude: start[0], latitude: start[1] })?.city ?? null;
}
