import { call } from '#web/api/client.ts';
import { type EntryForm, useEntryForm } from './entry-form.ts';
import { brokenWaypoint, freshWaypoint, waypointOf } from './waypoint-values.ts';

type Values = ReturnType<typeof freshWaypoint>;
export type WaypointForm = EntryForm<Values>;

export function useWaypointForm(trackingNumber: string): WaypointForm {
  return useEntryForm<Values>({
    fresh: () => freshWaypoint(new Date()),
    brokenIn: brokenWaypoint,
    send: (values, options) => call.tracking.addWaypoint({ trackingNumber, ...waypointOf(values) }, options),
    done: 'Waypoint added successfully',
    failed: 'Failed to add waypoint',
    controls: { estimated_arrival: 'when' },
  });
}
