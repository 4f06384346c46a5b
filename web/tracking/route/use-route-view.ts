import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TrackedRoute, TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { lineLengthKm } from '#domain/routing/search/geodesy.ts';
import { api } from '#web/api/client.ts';
import type { Ground, RouteView } from '#web/map/map-provider.ts';
import type { EndingEvent } from '../journey-end.ts';
import { liveVehicle, useIsSilent } from '../live-vehicle.ts';
import { joinedLegs } from './join-legs.ts';

const noLegs: TrackedRoute['legs'] = [];

/** What of a shipment is on its map. */
export type MappedShipment = Pick<TrackedShipment, 'status' | 'waypoints' | 'live'> & {
  events: readonly EndingEvent[];
};

/** The line of a route while it is loaded. */
export interface RouteLine {
  data: TrackedRoute | undefined;
  isPending: boolean;
}

export function useTrackedRoute({ tracking_number }: Pick<TrackedShipment, 'tracking_number'>): RouteLine {
  return useQuery({
    ...api.tracking.route.queryOptions({ input: { tracking_number } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The map's view of a shipment, greyed out if cancelled; `ready` when the line is loaded or unavailable. */
export function useRouteView(
  shipment: MappedShipment,
  { data, isPending }: RouteLine,
  ground: Ground,
): { view: RouteView; ready: boolean } {
  const legs = useMemo(() => joinedLegs(data?.legs ?? noLegs), [data]);
  const length_km = useMemo(() => lineLengthKm(legs.flatMap(({ geometry }) => geometry)), [legs]);
  const stops = useStops(shipment);
  const { live, status } = shipment;
  const silent = useIsSilent(shipment);
  const view = useMemo(() => {
    const vehicle = liveVehicle({ status, live });
    const travelled_km = status === 'cancelled' ? 0 : travelledShare({ status, live }) * length_km;
    return {
      legs,
      stops,
      ground,
      travelled_km,
      live: vehicle && { ...vehicle, silent, travelled_km },
      replay: null,
    };
  }, [legs, length_km, stops, ground, live, silent, status]);
  return { view, ready: !isPending };
}

/**
 * The travelled share of the line, 0 to 1. A delivered shipment has travelled all of it, whatever its last position.
 */
export function travelledShare({ status, live }: Pick<TrackedShipment, 'status' | 'live'>): number {
  return status === 'delivered' ? 1 : (live?.progress ?? 0) / 100;
}

/** The same array while the places are the same, to avoid redrawing the map. */
function useStops({ waypoints }: MappedShipment): RouteView['stops'] {
  const places = JSON.stringify(
    waypoints.map(({ location_name: name, latitude, longitude, status }) => ({
      name,
      latitude,
      longitude,
      reached: status === 'completed',
    })),
  );
  return useMemo(() => JSON.parse(places) as RouteView['stops'], [places]);
}
