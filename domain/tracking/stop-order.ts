/** A stop of a route as far as its place among the others goes. */
export interface OrderedStop {
  id: string;
  waypoint_type: 'origin' | 'transit' | 'destination';
  location_name: string;
  status: 'pending' | 'completed';
  /** When it was reached; null where nobody recorded that. */
  reached_at: Date | null;
}

/** Why an edit of a stop is refused, and which field is to blame. */
export interface StopRefusal {
  field: string;
  message: string;
}

/**
 * The stops in order, with one more among them or one at another place: before the stop with the id `before`, else before
 * the destination. The origin stays first and the destination last.
 */
export function placeStop<Stop extends OrderedStop>(
  stops: readonly Stop[],
  stop: Stop,
  before: string | undefined,
): { stops: Stop[]; index: number } | StopRefusal {
  const others = stops.filter(({ id }) => id !== stop.id);
  const index = before === undefined ? usualIndex(others, stop) : others.findIndex(({ id }) => id === before);
  if (index < 0)
    return {
      field: 'before',
      message: before === stop.id ? 'A stop can’t come before itself.' : 'This stop no longer exists.',
    };
  const refusal = misplacement(others.slice(0, index), stop, others.slice(index));
  return refusal ?? { stops: others.toSpliced(index, 0, stop), index };
}

function usualIndex(others: readonly OrderedStop[], { waypoint_type }: OrderedStop): number {
  if (waypoint_type === 'origin') return 0;
  const destination = others.findLastIndex((other) => other.waypoint_type === 'destination');
  return waypoint_type === 'destination' || destination < 0 ? others.length : destination;
}

function misplacement(
  before: readonly OrderedStop[],
  { waypoint_type }: OrderedStop,
  after: readonly OrderedStop[],
): StopRefusal | null {
  const others = [...before, ...after];
  if (waypoint_type !== 'transit' && others.some((other) => other.waypoint_type === waypoint_type))
    return { field: 'waypoint_type', message: `This route has its ${waypoint_type}. Choose Transit.` };
  if (waypoint_type === 'origin' && before.length > 0)
    return { field: 'before', message: 'The origin comes first.' };
  if (waypoint_type === 'destination' && after.length > 0)
    return { field: 'before', message: 'The destination comes last.' };
  if (after.some((other) => other.waypoint_type === 'origin'))
    return { field: 'before', message: 'A stop can’t come before the origin.' };
  if (before.some((other) => other.waypoint_type === 'destination'))
    return { field: 'before', message: 'A stop can’t come after the destination.' };
  return null;
}

/** Whether the goods have passed a place among the stops: a stop after it was reached. */
export function isPassed(stops: readonly OrderedStop[], index: number): boolean {
  return stops.slice(index + 1).some(({ status }) => status === 'completed');
}

/** Why a stop can't stand where it does beside those that were reached; null where it can. */
export function journeyConflict(stops: readonly OrderedStop[], index: number): StopRefusal | null {
  const stop = stops[index] as OrderedStop;
  const [before, after] = [stops.slice(0, index), stops.slice(index + 1)];
  const refuse = (message: string): StopRefusal => ({ field: 'before', message });
  if (stop.status === 'pending') {
    const reached = after.findLast(({ status }) => status === 'completed');
    return reached
      ? refuse(`${reached.location_name} has been reached, so a stop ahead can’t come before it.`)
      : null;
  }
  const ahead = before.find(({ status }) => status === 'pending');
  if (ahead)
    return refuse(`${ahead.location_name} has not been reached, so a reached stop can’t come after it.`);
  const { reached_at } = stop;
  const later = before.find(
    (other) => reached_at && other.reached_at && isEarlier(reached_at, other.reached_at),
  );
  if (later) return refuse(`${later.location_name} was reached later.`);
  const earlier = after.find(
    (other) => reached_at && other.reached_at && isEarlier(other.reached_at, reached_at),
  );
  return earlier ? refuse(`${earlier.location_name} was reached earlier.`) : null;
}

/** Whether a stop is the route's origin or destination, and no other is. */
export function isOnlyEnd(stops: readonly OrderedStop[], { id, waypoint_type }: OrderedStop): boolean {
  return (
    waypoint_type !== 'transit' &&
    !stops.some((other) => other.id !== id && other.waypoint_type === waypoint_type)
  );
}

/** People enter no seconds, and clocks differ: moments this close to each other contradict nothing. */
const TOLERANCE_MS = 2 * 60_000;

/** Whether a moment is before another one, beyond what clocks differ by. */
export function isEarlier(one: Date, other: Date): boolean {
  return other.getTime() - one.getTime() > TOLERANCE_MS;
}
