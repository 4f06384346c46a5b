import type { StaffShipment } from '#contract/shipments/staff.ts';
import { call } from '#web/api/client.ts';
import {
  EMPTY_WAYPOINT,
  type StaffWaypoint,
  validateWaypointChange,
  valuesOfWaypoint,
  WAYPOINT_CONTROLS,
  type WaypointFormValues,
  waypointChangeOf,
} from './stops/waypoint-values.ts';
import { type EntryEdit, useEntryEdit } from './use-entry-edit.ts';

export type WaypointEdit = EntryEdit<StaffWaypoint, WaypointFormValues>;

export function useWaypointEdit({ tracking_number, waypoints }: StaffShipment): WaypointEdit {
  return useEntryEdit<StaffWaypoint, WaypointFormValues>({
    entries: waypoints,
    empty: EMPTY_WAYPOINT,
    valuesOf: valuesOfWaypoint,
    brokenIn: validateWaypointChange,
    send: ({ id }, values, before, options) =>
      call.tracking.editWaypoint({ tracking_number, id, ...waypointChangeOf(values, before) }, options),
    done: 'Waypoint updated',
    failed: 'Failed to update waypoint',
    controls: WAYPOINT_CONTROLS,
    first: 'location_name',
    focusOpener: focusMenu,
  });
}

export function stopElementId(id: string): string {
  return `stop-${id}`;
}

/** Focuses the menu button of a stop, which opens its forms and questions. */
export function focusMenu(id: string): void {
  document.getElementById(stopElementId(id))?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
}
