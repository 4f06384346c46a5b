import { distanceKm } from '../places/distance.ts';
import type { Point } from '../places/place.ts';

/** The branch that books a shipment or issues its documents: the nearest to the origin. Null without branches. */
export function nearestBranch<Branch extends Point>(
  branches: readonly Branch[],
  origin: Point,
): Branch | null {
  const [nearest] = branches.toSorted((one, other) => distanceKm(one, origin) - distanceKm(other, origin));
  return nearest ?? null;
}
