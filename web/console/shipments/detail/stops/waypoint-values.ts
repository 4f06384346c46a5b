import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { NewWaypoint } from '#domain/tracking/stops/new-waypoint.ts';
import { InsertedWaypoint, WaypointChange } from '#domain/tracking/stops/waypoint-change.ts';
import { type Controls, issueMessages } from '#web/forms/field-messages.ts';
import { minuteOf } from '../events/minute-of.ts';
import { degreesOf, type PlaceValues, readDegrees } from './place-values.ts';

export type StaffWaypoint = StaffShipment['waypoints'][number];

/** The values of the controls of a waypoint. */
type WaypointValues = PlaceValues & {
  location_name: string;
  /** The id of the stop that it comes before; '' is the default place or, when edited, its present one. */
  before: string;
  waypoint_type: NewWaypoint['waypoint_type'];
  /** The mode to this stop; '' is the route's. */
  transport_mode: NonNullable<NewWaypoint['transport_mode']> | '';
  /** Local date and time of the control; '' is estimated from the stops around it. */
  when: string;
};

export const EMPTY_WAYPOINT = {
  location_name: '',
  latitude: '',
  longitude: '',
  before: '',
  waypoint_type: 'transit',
  transport_mode: '',
  when: '',
  placed: '',
} satisfies WaypointValues as WaypointValues & Record<string, string>;

export type WaypointFormValues = typeof EMPTY_WAYPOINT;

/** The values of the controls when a waypoint is edited. */
export function valuesOfWaypoint(waypoint: StaffWaypoint): WaypointFormValues {
  const { location_name, waypoint_type, transport_mode, estimated_arrival } = waypoint;
  return {
    ...EMPTY_WAYPOINT,
    ...degreesOf(waypoint),
    location_name,
    waypoint_type,
    transport_mode,
    when: estimated_arrival ? minuteOf(estimated_arrival) : '',
    placed: location_name,
  };
}

/** The waypoint for the schema, valid or not. */
export function waypointOf(values: WaypointValues) {
  const { location_name, latitude, longitude, before, waypoint_type, transport_mode, when } = values;
  return {
    location_name,
    latitude: readDegrees(latitude) as number,
    longitude: readDegrees(longitude) as number,
    before: before === '' ? undefined : before,
    waypoint_type,
    transport_mode: transport_mode === '' ? undefined : transport_mode,
    estimated_arrival: when === '' ? undefined : new Date(when),
  };
}

/** The changed fields. */
export function waypointChangeOf(values: WaypointValues, former: WaypointValues) {
  const { location_name, latitude, longitude, before, transport_mode, estimated_arrival } =
    waypointOf(values);
  const differs = (...fields: (keyof WaypointValues)[]) =>
    fields.some((field) => values[field] !== former[field]);
  return {
    ...(differs('location_name') && { location_name }),
    ...(differs('latitude', 'longitude') && { latitude, longitude }),
    ...(differs('before') && { before }),
    ...(differs('transport_mode') && { transport_mode }),
    ...(differs('when') && { estimated_arrival }),
  };
}

export const WAYPOINT_CONTROLS: Controls = { estimated_arrival: 'when' };

type Broken = Partial<Record<keyof WaypointValues, string>>;

export function validateWaypoint(values: WaypointValues): Broken {
  return issueMessages(InsertedWaypoint.safeParse(waypointOf(values)).error?.issues, WAYPOINT_CONTROLS);
}

export function validateWaypointChange(values: WaypointValues, former: WaypointValues): Broken {
  const isEmptied = values.when === '' && former.when !== '';
  return {
    ...(isEmptied && { when: 'Enter when it is expected.' }),
    ...issueMessages(
      WaypointChange.safeParse(waypointChangeOf(values, former)).error?.issues,
      WAYPOINT_CONTROLS,
    ),
  };
}
