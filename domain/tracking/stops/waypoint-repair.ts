/** The fields of a stop that determine its place in the journey. */
export interface OrderedStop {
  waypoint_order: number;
  waypoint_type: 'origin' | 'transit' | 'destination';
  /** Distance along the route; null for a manually added stop without a place on it. */
  distance_km: number | null;
  status: 'pending' | 'completed';
}

/** A route may turn back this much between two stops without being out of order. */
const TURNS_BACK_KM = 50;
const RANK = { origin: 0, transit: 1, destination: 2 };

/**
 * Sorts stops that are out of order: origin first, destination last, the others by distance; manually added stops keep
 * their place. Returns each moved stop with its new order, empty if none.
 */
export function misplacedStops<Stop extends OrderedStop>(
  stops: readonly Stop[],
): { stop: Stop; waypoint_order: number }[] {
  const planned = inOrder(stops).filter(({ distance_km }) => distance_km !== null);
  if (!isMisplaced(planned)) return [];
  const sorted = planned.toSorted(
    (one, other) =>
      RANK[one.waypoint_type] - RANK[other.waypoint_type] ||
      (one.distance_km ?? 0) - (other.distance_km ?? 0) ||
      one.waypoint_order - other.waypoint_order,
  );
  return sorted.flatMap((stop, place) => {
    const waypoint_order = planned[place]?.waypoint_order ?? stop.waypoint_order;
    return waypoint_order === stop.waypoint_order ? [] : [{ stop, waypoint_order }];
  });
}

/**
 * Pending stops that must have been passed: all of them once delivered, else those before a completed one. For manually
 * added stops this is unknown.
 */
export function overlookedStops<Stop extends OrderedStop>(
  stops: readonly Stop[],
  delivered: boolean,
): Stop[] {
  const pending = ({ status }: Stop) => status === 'pending';
  if (delivered) return stops.filter(pending);
  const ordered = inOrder(stops).filter(({ distance_km }) => distance_km !== null);
  const last = ordered.findLastIndex((stop) => !pending(stop));
  return ordered.slice(0, Math.max(0, last)).filter(pending);
}

function isMisplaced(planned: readonly OrderedStop[]): boolean {
  let furthest_km = 0;
  return planned.some(({ waypoint_type, distance_km }, index) => {
    const previous = planned[index - 1];
    if (previous && RANK[previous.waypoint_type] > RANK[waypoint_type]) return true;
    const km = distance_km ?? 0;
    const goesBack = km < furthest_km - TURNS_BACK_KM;
    furthest_km = Math.max(furthest_km, km);
    return goesBack;
  });
}

function inOrder<Stop extends OrderedStop>(stops: readonly Stop[]): Stop[] {
  return stops.toSorted((one, other) => one.waypoint_order - other.waypoint_order);
}
