/** A stop as far as its place in the journey goes. */
export interface OrderedStop {
  waypoint_order: number;
  waypoint_type: 'origin' | 'transit' | 'destination';
  /** Along the route; null for a stop added by hand, which has no place on it. */
  distance_km: number | null;
  status: 'pending' | 'completed';
}

/** A route may turn back a little between two stops, so that is not a wrong order. */
const TURNS_BACK_KM = 50;
const RANK = { origin: 0, transit: 1, destination: 2 };

/**
 * Stops that stand in the wrong order, put right: the origin first, the destination last, between them by distance.
 * Stops added by hand keep their place. Empty when nothing is wrong; otherwise each moved stop with its new order.
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
 * Pending stops that must have been passed: all of them once delivered, else those before a completed one. Whether a
 * stop added by hand was passed on the way nobody can tell.
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
