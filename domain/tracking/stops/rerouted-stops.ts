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
  /** Stops reached on the old route, with their distance along the new one; null if it does not pass them. */
  reached: { stop: Known; distance_km: number | null }[];
  removed: Known[];
  /** Stops ahead on the new route, ordered after the reached ones. */
  added: Planned[];
}

/**
 * Applies a new route to a shipment's stops: reached ones stay, the others are replaced by those ahead. `travelled_km`
 * is the position of the goods along the new route, used once they have reached a stop.
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
    reached: reached.map((stop) => ({ stop, distance_km: places.get(stop.location_name) ?? null })),
    removed: known.filter(({ status }) => status === 'pending'),
    added: planned
      .filter((stop) => !names.has(stop.location_name) && isAhead(stop))
      .map((stop, index) => ({ ...stop, waypoint_order: first + index })),
  };
}
