import { lineLengthKm } from './geodesy.ts';
import { passagesAlong } from './passages.ts';
import type { PlannedWaypoint } from './planned-waypoint.ts';
import type { RouteLeg, Stop } from './route-leg.ts';
import type { TransportMode } from './transport-mode.ts';

/** Usual speeds, km/h: they share out the time between the legs of a journey. */
const SPEEDS: Readonly<Record<TransportMode, number>> = { air: 800, road: 60, rail: 50, sea: 33 };

type Call = Pick<PlannedWaypoint, 'location_name' | 'latitude' | 'longitude' | 'transport_mode'> & {
  hours: number;
};

/**
 * The waypoints of a shipment: origin, every gateway and every named passage in order, destination. Arrivals are
 * spread over the time between departure and delivery as distances and usual speeds would have it. Empty without legs.
 */
export function planWaypoints(
  legs: readonly RouteLeg[],
  times: { departure: Date; estimated_delivery: Date },
): PlannedWaypoint[] {
  const [first] = legs;
  if (!first) return [];
  const calls: Call[] = [{ ...callAt(first.from), transport_mode: first.transport_mode, hours: 0 }];
  let hours = 0;
  for (const leg of legs) {
    const legHours = leg.distance_km / SPEEDS[leg.transport_mode];
    calls.push(...callsOnTheWay(leg, hours, legHours));
    hours += legHours;
    calls.push({ ...callAt(leg.to), transport_mode: leg.transport_mode, hours });
  }
  const start = times.departure.getTime();
  const duration = times.estimated_delivery.getTime() - start;
  return calls.map((call, waypoint_order) => {
    const isLast = waypoint_order === calls.length - 1;
    const share = isLast ? 1 : hours === 0 ? 0 : call.hours / hours;
    return {
      waypoint_order,
      waypoint_type: waypoint_order === 0 ? 'origin' : isLast ? 'destination' : 'transit',
      location_name: call.location_name,
      latitude: call.latitude,
      longitude: call.longitude,
      transport_mode: call.transport_mode,
      estimated_arrival: new Date(start + Math.round(duration * share)),
      status: 'pending',
    };
  });
}

function callsOnTheWay(leg: RouteLeg, startHours: number, legHours: number): Call[] {
  if (leg.transport_mode !== 'sea') return [];
  const length = lineLengthKm(leg.geometry);
  return passagesAlong(leg.geometry).map(({ label, latitude, longitude, km }) => ({
    location_name: label,
    latitude,
    longitude,
    transport_mode: 'sea',
    hours: startHours + (legHours * km) / length,
  }));
}

function callAt({ name, country, kind, latitude, longitude }: Stop) {
  const isNamedPort = kind !== 'port' || /\bport\b/i.test(name);
  return { location_name: `${isNamedPort ? '' : 'Port of '}${name}, ${country}`, latitude, longitude };
}
