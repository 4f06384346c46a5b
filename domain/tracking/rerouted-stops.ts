interface KnownStop {
  id: string;
  waypoint_order: number;
  location_name: string;
  status: 'pending' | 'completed';
}

interface PlannedStop {
  waypoint_order: number;
  waypoint_type: 'origin' | 'transit' | 'destination';
  location_name: string;
  distance_km: number;
}

export interface ReroutedStops<Known, Planned> {
  /** Reached on the old route, with their place along the new one; null where it does not pass them. */
  kept: { stop: Known; distance_km: number | null }[];
  removed: Known[];
  /** Ahead on the new route, ordered after the kept ones. */
  added: Planned[];
}

/**
 * What a new route makes of a shipment's stops: those it has reached stay, the others give way to those which lie
 * ahead. `travelled_km` is where the goods are along the new route; it counts once they have reached a stop.
 */
export function rerouteStops<Known extends KnownStop, Planned extends PlannedStop>(
  known: readonly Known[],
  planned: readonly Planned[],
  travelled_km: number,
): ReroutedStops<Known, Planned> {
  const reached = known.filter(({ status }) => status === 'completed');
  const places = new Map(planned.map(({ location_name, distance_km }) => [location_name, distance_km]));
  const names = new Set(reached.map(({ location_name }) => location_name));
  const hasSetOut = reached.length > 0;
  const isAhead = ({ waypoint_type, distance_km }: Planned) =>
    !hasSetOut || waypoint_type === 'destination' || distance_km > travelled_km;
  const first = 1 + Math.max(-1, ...reached.map(({ waypoint_order }) => waypoint_order));
  return {
    kept: reached.map((stop) => ({ stop, distance_km: places.get(stop.location_name) ?? null })),
    removed: known.filter(({ status }) => status === 'pending'),
    added: planned
      .filter((stop) => !names.has(stop.location_name) && isAhead(stop))
      .map((stop, index) => ({ ...stop, waypoint_order: first + index })),
  };
}
