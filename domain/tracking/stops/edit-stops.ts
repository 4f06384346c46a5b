import type { Point } from '../../places/place.ts';
import { distanceKm } from '../../routing/search/geodesy.ts';
import type { TransportMode } from '../../routing/transport-mode.ts';
import { placeOn, trackOf, travelledKm } from '../track.ts';
import {
  type DrawnLeg,
  type FindPath,
  legsBetween,
  type RoutePlace,
  redrawRoute,
  type Stretch,
} from './redraw-route.ts';
import { isPassed, journeyConflict, type OrderedStop, placeStop, type StopRefusal } from './stop-order.ts';

export interface JourneyStop extends OrderedStop, Point {
  transport_mode: TransportMode;
  /** Distance along the drawn line; null for a stop that is not on it. */
  distance_km: number | null;
  /** Planned arrival. */
  estimated_arrival: Date | null;
}

/** A shipment's route: its stops in order, its line, and how far along it the goods are. */
export interface Journey<Stop extends JourneyStop> {
  stops: readonly Stop[];
  legs: readonly DrawnLeg[];
  travelled_km: number;
}

/** A stop nearer to the line than this is on it, and the line stays. */
const ON_LINE_KM: Readonly<Record<TransportMode, number>> = { road: 15, rail: 15, sea: 30, air: 30 };
/** Two legs whose ends are nearer to a stop than this meet there. */
const AT_STOP_KM = 0.5;

/**
 * Inserts a stop before the one with the id `before`. If it is off the line, the line is redrawn through it; if it is
 * behind the goods, it counts as passed. The estimate defaults to an interpolation between its neighbours, the mode to
 * that of the line at the stop, else to `fallback`.
 */
export function addStop<Stop extends JourneyStop>(
  journey: Journey<Stop>,
  stop: Stop,
  { before, ...modes }: StopModes & { before: string | undefined },
  findPath: FindPath,
): Journey<Stop> | StopRefusal {
  const placed = placeStop(journey.stops, stop, before);
  if ('message' in placed) return placed;
  const { index } = placed;
  const drawn = drawThrough({ ...journey, stops: placed.stops }, index, modes, findPath);
  const km = drawn.stops[index]?.distance_km ?? null;
  const isBehind = km !== null && km < drawn.travelled_km;
  const status = isBehind || isPassed(drawn.stops, index) ? 'completed' : stop.status;
  const added = changed(drawn, index, { status });
  return stop.estimated_arrival ? added : interpolated(added, index);
}

/** Moves a stop to another place in the order. An estimate that contradicts its neighbours is recalculated. */
export function moveStop<Stop extends JourneyStop>(
  journey: Journey<Stop>,
  stop: Stop,
  before: string | undefined,
  findPath: FindPath,
): Journey<Stop> | StopRefusal {
  const placed = placeStop(journey.stops, stop, before);
  if ('message' in placed) return placed;
  const { index } = placed;
  if (journey.stops[index]?.id === stop.id) return journey;
  const conflict = journeyConflict(placed.stops, index);
  if (conflict) return conflict;
  const moved = putBack(removeStop(journey, stop, findPath), stop, index, findPath);
  return fitsNeighbours(moved.stops, index) ? moved : interpolated(moved, index);
}

/** Changes the coordinates or mode of a stop; its place in the order stays. */
export function relocateStop<Stop extends JourneyStop>(
  journey: Journey<Stop>,
  stop: Stop,
  findPath: FindPath,
): Journey<Stop> {
  const index = journey.stops.findIndex(({ id }) => id === stop.id);
  return putBack(removeStop(journey, stop, findPath), stop, index, findPath);
}

/** Removes a stop. If the line was drawn through it, its neighbours are joined directly. */
export function removeStop<Stop extends JourneyStop>(
  journey: Journey<Stop>,
  { id }: OrderedStop,
  findPath: FindPath,
): Journey<Stop> {
  const { stops, legs } = journey;
  const index = stops.findIndex((stop) => stop.id === id);
  const rest = { ...journey, stops: stops.toSpliced(index, 1) };
  const km = stops[index]?.distance_km ?? null;
  const onward = km === null ? undefined : modeThrough(legs, km);
  if (!onward) return rest;
  const { from, to } = neighboursOf(rest, index, index);
  const track = trackOf(legs);
  if (!findPath(placeOn(track, from.km), placeOn(track, to.km), onward)) return rest;
  return redrawn(rest, index, { from, to, through: [], onward }, findPath);
}

function putBack<Stop extends JourneyStop>(
  rest: Journey<Stop>,
  stop: Stop,
  index: number,
  findPath: FindPath,
) {
  const stops = rest.stops.toSpliced(index, 0, { ...stop, distance_km: null });
  const { transport_mode: mode } = stop;
  return drawThrough({ ...rest, stops }, index, { mode, fallback: mode }, findPath);
}

/** The mode of two legs that meet at a place in the same vehicle, divided only by a stop. */
function modeThrough(legs: readonly DrawnLeg[], km: number): TransportMode | undefined {
  const at = trackOf(legs).legs.findIndex(({ to_km }) => Math.abs(to_km - km) <= AT_STOP_KM);
  const [leg, next] = [legs[at], legs[at + 1]];
  const isOneVehicle =
    leg && next && leg.transport_mode === next.transport_mode && leg.vehicle === next.vehicle;
  return isOneVehicle ? leg.transport_mode : undefined;
}

interface StopModes {
  mode: TransportMode | undefined;
  fallback: TransportMode;
}

/** Places the stop at `index` on the line, redrawing the line through it if necessary. */
function drawThrough<Stop extends JourneyStop>(
  journey: Journey<Stop>,
  index: number,
  { mode, fallback }: StopModes,
  findPath: FindPath,
): Journey<Stop> {
  const { legs, stops, travelled_km } = journey;
  const stop = stops[index] as Stop;
  const { from, to } = neighboursOf(journey, index, index + 1);
  if (legs.length === 0)
    return changed(journey, index, { transport_mode: mode ?? fallback, distance_km: null });
  const track = trackOf(legs);
  const km = nearestKm(legs, from.km, to.km, stop);
  const nearest = placeOn(track, km);
  if (distanceKm(nearest, stop) <= ON_LINE_KM[nearest.transport_mode])
    return changed(journey, index, { transport_mode: mode ?? nearest.transport_mode, distance_km: km });

  // The goods don't return from their position to the stop before.
  const isUnderWay = stop.status === 'pending' && travelled_km > from.km && travelled_km < to.km;
  const start = isUnderWay ? { ...from, km: travelled_km } : from;
  const end = placeOn(track, to.km);
  const transport_mode =
    mode ?? usableMode([end.transport_mode, fallback], placeOn(track, start.km), stop, findPath);
  const onward = usableMode([end.transport_mode, transport_mode], stop, end, findPath);
  const { latitude, longitude } = stop;
  const via = { name: townOf(stop), point: { latitude, longitude }, transport_mode };
  return redrawn(
    changed(journey, index, { transport_mode }),
    index + 1,
    { from: start, to, through: [via], onward },
    findPath,
  );
}

/** Redraws a stretch of the line that ends at or after the stop at `next`. */
function redrawn<Stop extends JourneyStop>(
  { stops, legs, travelled_km }: Journey<Stop>,
  next: number,
  stretch: Stretch,
  findPath: FindPath,
): Journey<Stop> {
  const { from, to, onward } = stretch;
  const route = redrawRoute(legs, stretch, findPath);
  const farther = (km: number) => Math.max(from.km, km + route.added_km);
  const [through_km] = route.through_km;
  const first = stops.findIndex(({ distance_km }, index) => index >= next && distance_km !== null);
  return {
    stops: stops.map((stop, index) => {
      if (through_km !== undefined && index === next - 1) return { ...stop, distance_km: through_km };
      if (index < next || stop.distance_km === null) return stop;
      const transport_mode = index === first ? onward : stop.transport_mode;
      return { ...stop, transport_mode, distance_km: farther(stop.distance_km) };
    }),
    legs: route.legs,
    travelled_km:
      travelled_km <= from.km
        ? travelled_km
        : travelled_km >= to.km
          ? farther(travelled_km)
          : nearestKm(route.legs, from.km, farther(to.km), placeOn(trackOf(legs), travelled_km)),
  };
}

/** The distances along the line of the nearest placed stops before and after a gap. */
function neighboursOf<Stop extends JourneyStop>(
  { stops, legs }: Journey<Stop>,
  end: number,
  next: number,
): { from: RoutePlace; to: RoutePlace } {
  const isOnLine = ({ distance_km }: Stop) => distance_km !== null;
  const before = stops.slice(0, end).findLast(isOnLine);
  const after = stops.slice(next).find(isOnLine);
  const from_km = before?.distance_km ?? 0;
  // A route may turn back a little between two stops.
  const to_km = Math.max(from_km, after?.distance_km ?? trackOf(legs).length_km);
  return {
    from: { name: before ? townOf(before) : (legs[0]?.from_name ?? ''), km: from_km },
    to: { name: after ? townOf(after) : (legs.at(-1)?.to_name ?? ''), km: to_km },
  };
}

/** The nearest place on a stretch of the line to a point, in km from the origin. */
function nearestKm(legs: readonly DrawnLeg[], from_km: number, to_km: number, point: Point): number {
  const part = legsBetween(legs, from_km, to_km);
  return Math.max(from_km, Math.min(to_km, from_km + travelledKm(trackOf(part), point)));
}

/** The first mode with a known path, else the first mode. */
function usableMode(
  modes: readonly [TransportMode, ...TransportMode[]],
  from: Point,
  to: Point,
  findPath: FindPath,
): TransportMode {
  return modes.find((mode) => findPath(from, to, mode)) ?? modes[0];
}

function changed<Stop extends JourneyStop>(
  journey: Journey<Stop>,
  index: number,
  change: Partial<JourneyStop>,
): Journey<Stop> {
  return { ...journey, stops: journey.stops.with(index, { ...(journey.stops[index] as Stop), ...change }) };
}

/** Estimates the arrival at the stop at `index` from the plan. */
function interpolated<Stop extends JourneyStop>(journey: Journey<Stop>, index: number): Journey<Stop> {
  const { stops } = journey;
  const before = stops.slice(0, index).findLast(({ estimated_arrival }) => estimated_arrival);
  const after = stops.slice(index + 1).find(({ estimated_arrival }) => estimated_arrival);
  const [start, end] = [before?.estimated_arrival, after?.estimated_arrival];
  const share = shareOf(stops[index]?.distance_km, before?.distance_km, after?.distance_km);
  const estimated_arrival =
    start && end ? new Date(start.getTime() + share * (end.getTime() - start.getTime())) : null;
  return changed(journey, index, { estimated_arrival });
}

type Km = number | null | undefined;

function shareOf(km: Km, from_km: Km, to_km: Km): number {
  if (typeof km !== 'number' || typeof from_km !== 'number' || typeof to_km !== 'number') return 0.5;
  return to_km > from_km ? (km - from_km) / (to_km - from_km) : 0.5;
}

function fitsNeighbours(stops: readonly JourneyStop[], index: number): boolean {
  const at = stops[index]?.estimated_arrival;
  if (!at) return false;
  const isEarlier = ({ estimated_arrival }: JourneyStop) => estimated_arrival && estimated_arrival < at;
  const isLater = ({ estimated_arrival }: JourneyStop) => estimated_arrival && estimated_arrival > at;
  return !stops.slice(0, index).some(isLater) && !stops.slice(index + 1).some(isEarlier);
}

/** 'Singapore' of 'Singapore, SG': the name that legs use. */
export function townOf({ location_name }: JourneyStop): string {
  return location_name.replace(/, [A-Z]{2}$/, '');
}
