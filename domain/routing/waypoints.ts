import { type JourneyTimes, momentsOf } from './leg-plan.ts';
import { passagesAlong } from './network/passages.ts';
import type { PlannedWaypoint } from './planned-waypoint.ts';
import { type RouteLeg, type Stop, vehicleOf } from './route-leg.ts';
import { lineLengthKm } from './search/geodesy.ts';
import { type LegTimes, legTimes } from './transit.ts';

type Call = Pick<PlannedWaypoint, 'location_name' | 'latitude' | 'longitude' | 'transport_mode'> & {
  hours: number;
};

/**
 * Plans the waypoints of a shipment: origin, every gateway and named passage in order, destination. Arrivals follow the
 * journey's timetable, fitted to the time between departure and delivery. Empty without legs.
 */
export function planWaypoints(legs: readonly RouteLeg[], times: JourneyTimes): PlannedWaypoint[] {
  const calls = callsOf(legs);
  const at = momentsOf(legs, times);
  return calls.map(({ hours, ...call }, waypoint_order) => {
    const isLast = waypoint_order === calls.length - 1;
    return {
      waypoint_order,
      waypoint_type: waypoint_order === 0 ? 'origin' : isLast ? 'destination' : 'transit',
      ...call,
      estimated_arrival: isLast ? times.estimated_delivery : at(hours),
      status: 'pending',
    };
  });
}

/** When the waypoints of `planWaypoints` are reached, in hours of the timetable. */
export function waypointHours(legs: readonly RouteLeg[]): number[] {
  return callsOf(legs).map(({ hours }) => hours);
}

function callsOf(legs: readonly RouteLeg[]): Call[] {
  const [first] = legs;
  if (!first) return [];
  const timetable = legTimes(legs);
  return [
    { ...callAt(first.from), transport_mode: first.transport_mode, hours: 0 },
    ...legs.flatMap((leg, index) => {
      const { departure, arrival } = timetable[index] as LegTimes;
      return [
        ...callsOnTheWay(leg, departure, arrival - departure),
        { ...callAt(leg.to), transport_mode: leg.transport_mode, hours: arrival },
      ];
    }),
  ];
}

function callsOnTheWay(leg: RouteLeg, startHours: number, legHours: number): Call[] {
  if (vehicleOf(leg) !== 'ship') return [];
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
  const town = `${isNamedPort ? '' : 'Port of '}${name}`;
  return { location_name: country ? `${town}, ${country}` : town, latitude, longitude };
}
