import type { Point } from '../../places/place.ts';
import type { Position, Vehicle } from '../../routing/route-leg.ts';
import { lineLengthKm, positionDistanceKm, unwrapLine } from '../../routing/search/geodesy.ts';
import { greatCircle, roundCoordinates } from '../../routing/search/land-leg.ts';
import type { TransportMode } from '../../routing/transport-mode.ts';
import { placeOn, trackOf } from '../track.ts';

/** A stored leg of a shipment's route. */
export interface DrawnLeg {
  transport_mode: TransportMode;
  vehicle: Vehicle | null;
  from_name: string;
  to_name: string;
  distance_km: number;
  geometry: Position[];
}

/** A place on the route: its name and its distance along the line. */
export interface RoutePlace {
  name: string;
  km: number;
}

/** The next place of the route, and the mode to it. */
interface Via {
  name: string;
  point: Point;
  transport_mode: TransportMode;
}

/** The line from one point to another by a mode; undefined if unknown. */
export type FindPath = (from: Point, to: Point, transport_mode: TransportMode) => Position[] | undefined;

export interface Stretch {
  from: RoutePlace;
  to: RoutePlace;
  /** Intermediate places, in order. */
  through: readonly Via[];
  /** The mode from the last of them to `to`. */
  onward: TransportMode;
}

interface RedrawnRoute {
  legs: DrawnLeg[];
  /** The distance of each place of `through` along the new line. */
  through_km: number[];
  /** The added distance for everything from `to` on. */
  added_km: number;
}

/** A cut nearer to the end of a leg than this is made at the end. */
const AT_END_KM = 0.5;
/** Roads and railways are longer than a line of a few points. */
const LAND_CIRCUITY = 1.2;

/** Redraws one stretch of the route; the rest stays. */
export function redrawRoute(
  legs: readonly DrawnLeg[],
  { from, to, through, onward }: Stretch,
  findPath: FindPath,
): RedrawnRoute {
  const track = trackOf(legs);
  const before = partOf(legs, 0, from.km);
  const after = partOf(legs, to.km, track.length_km);
  const replaced = legsBetween(legs, from.km, to.km);
  let start = { name: from.name, point: placeOn(track, from.km) as Point };
  const drawn = [...through, { name: to.name, point: placeOn(track, to.km), transport_mode: onward }].map(
    (via) => {
      const leg = drawLeg(start, via, replaced, findPath);
      start = via;
      return leg;
    },
  );
  const redrawn = joined([
    ...before.legs.map((leg, index) => ({
      leg: before.isCut && index === before.legs.length - 1 ? { ...leg, to_name: from.name } : leg,
    })),
    ...drawn.map((leg, index) => ({ leg, continues: before.isCut && index === 0 })),
    ...after.legs.map((leg, index) => {
      const isRest = after.isCut && index === 0;
      return { leg: isRest ? { ...leg, from_name: to.name } : leg, continues: isRest };
    }),
  ]);
  let km = from.km;
  const through_km = drawn.slice(0, -1).map(({ geometry }) => {
    km += lineLengthKm(geometry);
    return km;
  });
  return { legs: redrawn, through_km, added_km: trackOf(redrawn).length_km - track.length_km };
}

/** The line between two places along it, leg by leg. */
export function legsBetween(legs: readonly DrawnLeg[], from_km: number, to_km: number): DrawnLeg[] {
  return partOf(legs, from_km, to_km).legs;
}

/** The legs between two places along the line; `isCut` if one of them is only a part of a leg. */
function partOf(
  legs: readonly DrawnLeg[],
  from_km: number,
  to_km: number,
): { legs: DrawnLeg[]; isCut: boolean } {
  let isCut = false;
  const parts = trackOf(legs).legs.flatMap((measured, index) => {
    if (measured.to_km === measured.from_km) return [];
    const leg = legs[index] as DrawnLeg;
    const middle_km = (measured.from_km + measured.to_km) / 2;
    const isWhole = measured.from_km >= from_km - AT_END_KM && measured.to_km <= to_km + AT_END_KM;
    if (isWhole && middle_km >= from_km && middle_km <= to_km) return [leg];
    const start_km = Math.max(from_km, measured.from_km) - measured.from_km;
    const end_km = Math.min(to_km, measured.to_km) - measured.from_km;
    if (end_km - start_km <= AT_END_KM) return [];
    isCut = true;
    const share = (end_km - start_km) / (measured.to_km - measured.from_km);
    const geometry = cutLine(leg.geometry, start_km, end_km);
    return [{ ...leg, geometry, distance_km: leg.distance_km * share }];
  });
  return { legs: parts, isCut };
}

/** A leg to the next place. The line is straight for ferries, barges and unknown paths. */
function drawLeg(
  from: { name: string; point: Point },
  to: Via,
  replaced: readonly DrawnLeg[],
  findPath: FindPath,
): DrawnLeg {
  const { transport_mode } = to;
  const former = replaced.find((leg) => leg.transport_mode === transport_mode);
  const vehicle = former?.vehicle ?? null;
  const way =
    vehicle === 'ferry' || vehicle === 'barge' ? undefined : findPath(from.point, to.point, transport_mode);
  const geometry = roundCoordinates(way ?? greatCircle(from.point, to.point));
  return {
    transport_mode,
    vehicle,
    from_name: from.name,
    to_name: to.name,
    distance_km: lineLengthKm(geometry) * circuityOf(transport_mode, former),
    geometry,
  };
}

function circuityOf(transport_mode: TransportMode, former: DrawnLeg | undefined): number {
  const line_km = former ? lineLengthKm(former.geometry) : 0;
  if (former && line_km > 0) return Math.max(1, former.distance_km / line_km);
  return transport_mode === 'road' || transport_mode === 'rail' ? LAND_CIRCUITY : 1;
}

/** Merges pieces into legs: a piece that `continues` the previous leg in the same vehicle joins it. */
function joined(pieces: readonly { leg: DrawnLeg; continues?: boolean }[]): DrawnLeg[] {
  const legs: DrawnLeg[] = [];
  for (const { leg, continues } of pieces) {
    const last = legs.at(-1);
    if (!last || !continues || last.transport_mode !== leg.transport_mode || last.vehicle !== leg.vehicle) {
      legs.push(leg);
      continue;
    }
    legs[legs.length - 1] = {
      ...last,
      to_name: leg.to_name,
      distance_km: last.distance_km + leg.distance_km,
      geometry: unwrapLine([...last.geometry, ...leg.geometry.slice(1)]),
    };
  }
  return legs;
}

/** The part of a line between two distances from its start. */
function cutLine(line: readonly Position[], start_km: number, end_km: number): Position[] {
  const part: Position[] = [];
  let km = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const length_km = positionDistanceKm(from, to);
    const [first, last] = [start_km - km, Math.min(end_km - km, length_km)];
    km += length_km;
    if (length_km === 0 || first >= length_km || last <= 0) continue;
    if (part.length === 0) part.push(between(from, to, Math.max(0, first) / length_km));
    part.push(between(from, to, last / length_km));
  }
  return roundCoordinates(part);
}

function between([x1, y1]: Position, [x2, y2]: Position, share: number): Position {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
