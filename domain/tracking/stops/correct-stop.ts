import type { Point } from '../../places/place.ts';
import { distanceKm } from '../../routing/search/geodesy.ts';
import { type Journey, type JourneyStop, moveStop, relocateStop, townOf } from './edit-stops.ts';
import type { DrawnLeg, FindPath } from './redraw-route.ts';
import type { StopRefusal } from './stop-order.ts';

/** The corrected fields of a stop. */
type StopCorrection = Partial<
  Pick<JourneyStop, 'location_name' | 'transport_mode' | 'waypoint_type' | keyof Point>
> & {
  /** Planned arrival. */
  estimated_arrival?: Date;
  /** Moves it before the stop with this id. */
  before?: string;
};

/** Beyond this distance, the place differs from the shipment's own town. */
const SAME_TOWN_KM = 25;

/** Returns the journey with a corrected stop and line. Origin and destination stay in the shipment's towns. */
export function correctStop<Stop extends JourneyStop>(
  journey: Journey<Stop>,
  stop: Stop,
  { before, ...correction }: StopCorrection,
  findPath: FindPath,
): Journey<Stop> | StopRefusal {
  const given = Object.entries(correction).filter(([, value]) => value !== undefined);
  const next: Stop = { ...stop, ...Object.fromEntries(given) };
  const refusal = refusalOf(stop, next);
  if (refusal) return refusal;
  const index = journey.stops.findIndex(({ id }) => id === stop.id);
  const renamed = {
    ...journey,
    legs: renamedLegs(journey.legs, stop, next),
    stops: journey.stops.with(index, next),
  };
  const isElsewhere = distanceKm(stop, next) > 0 || stop.transport_mode !== next.transport_mode;
  const placed =
    isElsewhere && next.waypoint_type === 'transit' ? relocateStop(renamed, next, findPath) : renamed;
  return before === undefined ? placed : moveStop(placed, placed.stops[index] as Stop, before, findPath);
}

function refusalOf(stop: JourneyStop, next: JourneyStop): StopRefusal | null {
  const { waypoint_type } = stop;
  if (next.waypoint_type !== waypoint_type)
    return { field: 'waypoint_type', message: 'A waypoint keeps its type. Delete it and add another one.' };
  if (waypoint_type !== 'transit' && distanceKm(stop, next) > SAME_TOWN_KM)
    return {
      field: 'latitude',
      message: `This is another place. To change the ${waypoint_type}, edit and reroute the shipment.`,
    };
  if (
    waypoint_type === 'destination' &&
    next.estimated_arrival?.getTime() !== stop.estimated_arrival?.getTime()
  )
    return {
      field: 'estimated_arrival',
      message: 'This is the estimated delivery. Change it in the shipment’s overview.',
    };
  return null;
}

/** Renames the ends of legs that were divided at the stop. */
function renamedLegs(legs: readonly DrawnLeg[], stop: JourneyStop, next: JourneyStop): readonly DrawnLeg[] {
  const [name, renamed] = [townOf(stop), townOf(next)];
  const isNamed = ({ from_name, to_name }: DrawnLeg) => from_name === name || to_name === name;
  if (stop.waypoint_type !== 'transit' || name === renamed || !legs.some(isNamed)) return legs;
  const rename = (end: string) => (end === name ? renamed : end);
  return legs.map((leg) => ({ ...leg, from_name: rename(leg.from_name), to_name: rename(leg.to_name) }));
}
