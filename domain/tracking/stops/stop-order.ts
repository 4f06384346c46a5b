/** The fields of a stop that determine its order. */
export interface OrderedStop {
  id: string;
  waypoint_type: 'origin' | 'transit' | 'destination';
  location_name: string;
  status: 'pending' | 'completed';
  /** When it was reached; null if not recorded. */
  reached_at: Date | null;
}

/** Why an edit of a stop is refused, with the field at fault. */
export interface StopRefusal {
  field: string;
  message: string;
}

/**
 * Inserts or moves a stop before the one with the id `before`, else before the destination. The origin stays first and
 * the destination last.
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

/** Whether the goods have passed a place in the order, because a later stop was reached. */
export function isPassed(stops: readonly OrderedStop[], index: number): boolean {
  return stops.slice(index + 1).some(({ status }) => status === 'completed');
}

/** Why a stop's place contradicts the reached ones; null if it does not. */
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

/** Whether a stop is the route's only origin or destination. */
export function isOnlyEnd(stops: readonly OrderedStop[], { id, waypoint_type }: OrderedStop): boolean {
  return (
    waypoint_type !== 'transit' &&
    !stops.some((other) => other.id !== id && other.waypoint_type === waypoint_type)
  );
}

/** The tolerance for comparing times: people enter no seconds, and clocks differ. */
const TOLERANCE_MS = 2 * 60_000;

/** Whether a time is before another one by more than the tolerance. */
export function isEarlier(one: Date, other: Date): boolean {
  return other.getTime() - one.getTime() > TOLERANCE_MS;
}
