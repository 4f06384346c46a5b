import { NewWaypoint } from '#domain/tracking/new-waypoint.ts';
import { minuteOf } from './minute-of.ts';
import { type PlaceValues, readDegrees } from './place-values.ts';

/** What stands in the controls of a new waypoint. */
export type WaypointValues = PlaceValues & {
  location_name: string;
  waypoint_type: NewWaypoint['waypoint_type'];
  /** '' is the shipment's own. */
  transport_mode: NonNullable<NewWaypoint['transport_mode']> | '';
  /** Local time as its control holds it; '' is now. */
  when: string;
};

/** Before anything is typed: it arrives now. */
export function freshWaypoint(now: Date): WaypointValues & Record<string, string> {
  return {
    location_name: '',
    latitude: '',
    longitude: '',
    waypoint_type: 'transit',
    transport_mode: '',
    when: minuteOf(now),
    placed: '',
  };
}

/** The waypoint as the server reads it, valid or not. */
export function waypointOf(values: WaypointValues) {
  const { location_name, latitude, longitude, waypoint_type, transport_mode, when } = values;
  return {
    location_name,
    latitude: readDegrees(latitude) as number,
    longitude: readDegrees(longitude) as number,
    waypoint_type,
    transport_mode: transport_mode === '' ? undefined : transport_mode,
    estimated_arrival: when === '' ? undefined : new Date(when),
  };
}

const FIELDS: Record<string, keyof WaypointValues> = { estimated_arrival: 'when' };

export function brokenWaypoint(values: WaypointValues): Partial<Record<keyof WaypointValues, string>> {
  const broken: Partial<Record<keyof WaypointValues, string>> = {};
  for (const { path, message } of NewWaypoint.safeParse(waypointOf(values)).error?.issues ?? []) {
    const name = String(path[0]);
    broken[FIELDS[name] ?? (name as keyof WaypointValues)] ??= message;
  }
  return broken;
}
