import { call } from '#web/api/client.ts';
import { type AddForm, useAddForm } from './add-form.ts';
import { brokenWaypoint, freshWaypoint, waypointOf } from './waypoint-values.ts';

type Values = ReturnType<typeof freshWaypoint>;
export type WaypointForm = AddForm<Values>;

export function useWaypointForm(trackingNumber: string): WaypointForm {
  return useAddForm<Values>({
    fresh: () => freshWaypoint(new Date()),
    brokenIn: brokenWaypoint,
    send: (values, options) => call.tracking.addWaypoint({ trackingNumber, ...waypointOf(values) }, options),
    added: 'Waypoint added successfully',
    failed: 'Failed to add waypoint',
  });
}
