import { call } from '#web/api/client.ts';
import { type EntryForm, useEntryForm } from '../entry-form.ts';
import {
  EMPTY_WAYPOINT,
  validateWaypoint,
  WAYPOINT_CONTROLS,
  type WaypointFormValues,
  waypointOf,
} from './waypoint-values.ts';

export type WaypointForm = EntryForm<WaypointFormValues>;

export function useWaypointForm(tracking_number: string): WaypointForm {
  return useEntryForm<WaypointFormValues>({
    fresh: () => EMPTY_WAYPOINT,
    brokenIn: validateWaypoint,
    send: (values, options) =>
      call.tracking.insertWaypoint({ tracking_number, ...waypointOf(values) }, options),
    done: 'Waypoint added successfully',
    failed: 'Failed to add waypoint',
    controls: WAYPOINT_CONTROLS,
  });
}
