import type { Point } from '../places/place.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { LivePosition } from './live-position.ts';
import { CORRIDOR_KM } from './stops/route-corridor.ts';
import { BACKWARDS_KM, nearestPlace, type PlaceOnTrack, placeOn, type Track } from './track.ts';

/** A report of a phone, a tracker or the simulator. Speed in km/h, heading in degrees from north. */
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
  /** Distance along the track; null for a waypoint that is not on it. */
  distance_km: number | null;
  estimated_arrival: Date | null;
  status: 'pending' | 'completed';
  /** The arrival event, if a position or staff completed the stop. */
  arrival_event_id?: string | null;
  /** Completed by staff, whom positions never contradict. */
  reached_by_staff?: boolean;
  /** Staff undid an arrival here: arrivals count again once the vehicle was seen before the stop. */
  arrival_taken_back?: boolean;
}

export interface PositionOutcome<Waypoint extends Checkpoint> {
  live: LivePosition;
  /** Waypoints that the vehicle has reached or passed with this report, in order. */
  reached: Waypoint[];
  /** Waypoints completed by positions that this one contradicts: the vehicle is before them. */
  withdrawn: Waypoint[];
  /** Waypoints with an undone arrival, where arrivals count again from now on. */
  rearmed: Waypoint[];
}

interface Journey<Waypoint extends Checkpoint> {
  track: Track;
  waypoints: readonly Waypoint[];
  live: LivePosition | null;
}

/** A position nearer to a waypoint than this has reached it. */
const ARRIVED_KM = 1;

/**
 * The effect of a position on a shipment under way. Null if it is older than the latest one, because positions
 * arrive out of order and repeatedly. After one that `jumped`, earlier positions were wrong.
 */
export function assessPosition<Waypoint extends Checkpoint>(
  shipment: Journey<Waypoint>,
  report: PositionReport,
  { jumped } = { jumped: false },
): PositionOutcome<Waypoint> | null {
  const { track, waypoints, live } = shipment;
  if (live && report.taken_at <= live.updated_at) return null;

  const since_km = ((live?.progress ?? 0) / 100) * track.length_km;
  const km = kmOf(track, report, jumped ? 0 : since_km);
  const place = isDrawn(track) ? placeOn(track, km) : undefined;
  const isBeyond = (by_km: number) => (stop: Checkpoint) => (stop.distance_km ?? 0) > km + by_km;
  const isAhead = isBeyond(ARRIVED_KM);
  const onTrack = waypoints.filter(({ distance_km }) => place && distance_km !== null);
  const withdrawn = onTrack
    .filter(
      ({ status, arrival_event_id, reached_by_staff }) =>
        status === 'completed' && arrival_event_id && !reached_by_staff,
    )
    .filter(isBeyond(jumped ? ARRIVED_KM : BACKWARDS_KM));
  const pending = waypoints.filter(
    (stop) => stop.distance_km !== null && (stop.status === 'pending' || withdrawn.includes(stop)),
  );
  return {
    live: {
      latitude: report.latitude,
      longitude: report.longitude,
      speed: report.speed,
      heading: report.heading ?? place?.heading ?? 0,
      vehicle_identifier: report.vehicle_identifier,
      next_checkpoint: pending.find(isAhead)?.location_name ?? null,
      estimated_arrival: estimatedArrival(waypoints, km, report.taken_at),
      progress: place ? shareOf(track, km) : (live?.progress ?? 0),
      transport_mode: place?.transport_mode ?? live?.transport_mode ?? 'road',
      updated_at: report.taken_at,
      off_route: false,
    },
    reached: pending.filter((stop) => !isAhead(stop) && !stop.arrival_taken_back),
    withdrawn,
    rearmed: onTrack.filter((stop) => stop.arrival_taken_back && isAhead(stop)),
  };
}

/**
 * The live row for a position without effect on the journey, such as before pick-up or off the route: no departure, no
 * passed stop, no new estimate. Null if it is older than the latest one.
 */
export function placeVehicle(
  { track, waypoints, live }: Journey<Checkpoint>,
  report: PositionReport,
  { off_route } = { off_route: false },
): LivePosition | null {
  if (live && report.taken_at <= live.updated_at) return null;
  const next = waypoints.find(({ status }) => status === 'pending')?.location_name ?? null;
  return {
    latitude: report.latitude,
    longitude: report.longitude,
    speed: report.speed,
    heading: report.heading ?? 0,
    vehicle_identifier: report.vehicle_identifier,
    next_checkpoint: live ? live.next_checkpoint : next,
    estimated_arrival: live?.estimated_arrival ?? null,
    progress: live?.progress ?? 0,
    transport_mode: live?.transport_mode ?? track.legs[0]?.transport_mode ?? 'road',
    updated_at: report.taken_at,
    off_route,
  };
}

/** Near the remaining track, else near any part of it, because the known progress may be wrong. */
function kmOf(track: Track, report: Point, since_km: number): number {
  const ahead = nearestPlace(track, report, since_km);
  if (isBeside(ahead)) return ahead.km;
  const anywhere = nearestPlace(track, report, 0);
  return isBeside(anywhere) ? anywhere.km : ahead.km;
}

function isBeside({ off_km, transport_mode }: PlaceOnTrack): boolean {
  return off_km <= CORRIDOR_KM[transport_mode];
}

/** Null for a shipment without a known route. */
function isDrawn({ legs }: Track): boolean {
  return legs.length > 0;
}

/** Per cent. */
function shareOf({ length_km }: Track, km: number): number {
  return length_km === 0 ? 100 : Math.min(100, (km / length_km) * 100);
}

/** `at` plus the planned time from here to the destination, so a late vehicle arrives late. */
export function estimatedArrival(waypoints: readonly Checkpoint[], km: number, at: Date): Date | null {
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
