import { distanceKm } from '#domain/places/distance.ts';
import { legBetween } from '#domain/routing/leg-between.ts';
import type { RouteLeg, Stop } from '#domain/routing/route-leg.ts';
import { connects, legModeOf, type ShipmentLeg } from '#domain/shipment-file/leg.ts';
import { fieldIssues } from '../api/errors/field-issue.ts';
import type { Geography } from '../geography/geography.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { LegRecord } from '../tracking/route/route-legs-table.ts';
import { pointOf } from './file-legs.ts';
import { locateLegPlace } from './locate-leg-place.ts';

type Located = Stop & { unlocode: string | null };

/** A leg whose ends have positions. */
export interface LocatedLeg {
  leg: ShipmentLeg & { id: string };
  from: Located;
  to: Located;
}

/** A line is drawn again where an end has moved farther than this. */
const SAME_END_KM = 1;

/** Throws 422 naming each end that cannot be found, or legs that do not meet. */
export function locateLegs(
  geography: Geography,
  shipment: ShipmentRecord,
  legs: readonly (ShipmentLeg & { id: string })[],
): LocatedLeg[] {
  const issues: { path: string; message: string }[] = [];
  const ends = legs.map((leg, index) => {
    const [from, to] = (['from', 'to'] as const).map((end) => {
      const place = locateLegPlace(geography, shipment, leg[end]);
      if (typeof place !== 'string') return place;
      issues.push({ path: `legs.${index}.${end}`, message: place });
      return undefined;
    });
    return { leg, from, to };
  });
  if (issues.length > 0) throw fieldIssues(issues);
  const found = ends as LocatedLeg[];
  const apart = found.flatMap(({ from }, index) => {
    const earlier = found[index - 1];
    return earlier && !connects(earlier.to, from)
      ? [
          {
            path: `legs.${index}.from`,
            message: `This leg begins at ${from.name}, but the one before ends at ${earlier.to.name}.`,
          },
        ]
      : [];
  });
  if (apart.length > 0) throw fieldIssues(apart);
  return found;
}

/** The line of each leg: the former one where its ends stay, otherwise a new one. Throws 422 where there is no way. */
export function drawLegs(
  geography: Geography,
  legs: readonly LocatedLeg[],
  known: readonly { id: string; leg: LegRecord }[],
): RouteLeg[] {
  const drawn = legs.map((located) => {
    const former = known.find(({ id }) => id === located.leg.id)?.leg;
    return former && isSameLine(former, located)
      ? { ...drawingOf(former), from: located.from, to: located.to }
      : legBetween(geography, located.from, located.to, located.leg.mode);
  });
  const issues = legs.flatMap(({ leg, from, to }, index) =>
    drawn[index]
      ? []
      : [
          {
            path: `legs.${index}.mode`,
            message: `No route by ${leg.mode} from ${from.name} to ${to.name}.`,
          },
        ],
  );
  if (issues.length > 0) throw fieldIssues(issues);
  return drawn as RouteLeg[];
}

function isSameLine(former: LegRecord, { leg, from, to }: LocatedLeg): boolean {
  const [first, last] = [former.geometry[0], former.geometry.at(-1)];
  if (!first || !last || legModeOf(former) !== leg.mode) return false;
  return distanceKm(pointOf(first), from) <= SAME_END_KM && distanceKm(pointOf(last), to) <= SAME_END_KM;
}

function drawingOf({ transport_mode, vehicle, distance_km, geometry }: LegRecord) {
  return { transport_mode, distance_km, geometry, passages: [], ...(vehicle && { vehicle }) };
}
