import type { Point } from '../places/place.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { LivePosition } from './live-position.ts';
import { placeOn, type Track, travelledKm } from './track.ts';

/** What a driver's phone, a tracker or the simulator says. Speed in km/h, heading in degrees from north. */
export interface PositionReport extends Point {
  speed: number;
  heading?: number;
  vehicle_identifier: string | null;
  taken_at: Date;
}

export interface Checkpoint {
  waypoint_order: number;
  waypoint_type: 'origin' | 'transit' | 'destination';
  location_name: string;
  transport_mode: TransportMode;
  /** Along the track; null for a waypoint that is not on it. */
  distance_km: number | null;
  estimated_arrival: Date | null;
  status: 'pending' | 'completed';
}

export interface PositionOutcome<Waypoint extends Checkpoint> {
  live: LivePosition;
  /** Waypoints which the vehicle has reached or passed with this report, in order. */
  reached: Waypoint[];
}

/** Nearer than this to a waypoint counts as having reached it. */
const ARRIVED_KM = 1;

/**
 * What a position means for a shipment on its way. Null when it is older than what is known,
 * for positions arrive out of order and twice.
 */
export function judgePosition<Waypoint extends Checkpoint>(
  shipment: { track: Track; waypoints: readonly Waypoint[]; live: LivePosition | null },
  report: PositionReport,
): PositionOutcome<Waypoint> | null {
  const { track, waypoints, live } = shipment;
  if (live && report.taken_at <= live.updated_at) return null;

  const since_km = ((live?.progress ?? 0) / 100) * track.length_km;
  const km = travelledKm(track, report, since_km);
  const place = isDrawn(track) ? placeOn(track, km) : undefined;
  const ahead = waypoints.filter(({ status, distance_km }) => status === 'pending' && distance_km !== null);
  const isReached = ({ distance_km }: Checkpoint) => (distance_km ?? 0) <= km + ARRIVED_KM;
  return {
    live: {
      latitude: report.latitude,
      longitude: report.longitude,
      speed: report.speed,
      heading: report.heading ?? place?.heading ?? 0,
      vehicle_identifier: report.vehicle_identifier,
      next_checkpoint: ahead.find((waypoint) => !isReached(waypoint))?.location_name ?? null,
      estimated_arrival: estimatedArrival(waypoints, km, report.taken_at),
      progress: place ? shareOf(track, km) : (live?.progress ?? 0),
      transport_mode: place?.transport_mode ?? live?.transport_mode ?? 'road',
      updated_at: report.taken_at,
    },
    reached: ahead.filter(isReached),
  };
}

/** A shipment between places that no route is known of has none. */
function isDrawn({ legs }: Track): boolean {
  return legs.length > 0;
}

/** Per cent. */
function shareOf({ length_km }: Track, km: number): number {
  return length_km === 0 ? 100 : Math.min(100, (km / length_km) * 100);
}

/** The time the plan allows from here to the destination, counted from `at`; so a late vehicle arrives late. */
function estimatedArrival(waypoints: readonly Checkpoint[], km: number, at: Date): Date | null {
  const planned = waypoints.flatMap(({ distance_km, estimated_arrival }) =>
    distance_km === null || estimated_arrival === null
      ? []
      : [{ km: distance_km, time: estimated_arrival.getTime() }],
  );
  const destination = planned.at(-1);
  if (!destination) return null;
  const next = planned.findIndex((waypoint) => waypoint.km >= km);
  const to = planned[next] ?? destination;
  const from = planned[next - 1] ?? to;
  const share = to.km > from.km ? (km - from.km) / (to.km - from.km) : 1;
  const planned_now = from.time + share * (to.time - from.time);
  return new Date(at.getTime() + Math.max(0, destination.time - planned_now));
}
