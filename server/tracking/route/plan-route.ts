import { DAY_MS } from '#domain/calendar/durations.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import { planLegs } from '#domain/routing/legs.ts';
import type { PlannedWaypoint } from '#domain/routing/planned-waypoint.ts';
import type { RouteLeg } from '#domain/routing/route-leg.ts';
import type { ChosenPorts } from '#domain/routing/route-option.ts';
import { deliveryDays } from '#domain/routing/route-options.ts';
import { planWaypoints } from '#domain/routing/waypoints.ts';
import type { Geography } from '../../geography/geography.ts';
import type { ShipmentRecord } from '../../shipment-records/shipments-table.ts';

export interface PlannedRoute {
  origin: LocatedPlace;
  destination: LocatedPlace;
  legs: RouteLeg[];
  waypoints: PlannedWaypoint[];
}

/** The route of a booked shipment; null if there is none between its places. */
export function planRoute(
  geography: Geography,
  shipment: ShipmentRecord,
  ports: ChosenPorts = {},
): PlannedRoute | null {
  const origin = geography.locate({ city: shipment.origin_city, country: shipment.origin_country });
  const destination = geography.locate({
    city: shipment.destination_city,
    country: shipment.destination_country,
  });
  if (!origin || !destination) return null;
  const legs = planLegs(geography, origin, destination, modeOf(shipment), ports);
  if (legs.length === 0) return null;
  return { origin, destination, legs, waypoints: planWaypoints(legs, timesOf(shipment, legs)) };
}

/** The mode of a multi-modal shipment: the client's preference, otherwise road. */
function modeOf({ transport_mode, preferred_transport_mode }: ShipmentRecord) {
  return transport_mode ?? preferred_transport_mode ?? 'road';
}

function timesOf(shipment: ShipmentRecord, legs: readonly RouteLeg[]) {
  const { created_at, estimated_delivery_date } = shipment;
  const usual_ms = deliveryDays(modeOf(shipment), legs) * DAY_MS;
  const isPlanned = estimated_delivery_date !== null && estimated_delivery_date > created_at;
  return {
    departure: created_at,
    estimated_delivery: isPlanned ? estimated_delivery_date : new Date(created_at.getTime() + usual_ms),
  };
}
