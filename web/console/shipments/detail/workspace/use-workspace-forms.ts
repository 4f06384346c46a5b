import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { useGuardedForm } from '#web/forms/leave-guard/guarded-forms.ts';
import { useShipmentEdit } from '../edit/use-shipment-edit.ts';
import { useEventForm } from '../events/use-event-form.ts';
import { UNTOUCHED } from '../shipping-instructions/completeness.ts';
import { useReroute } from '../stops/use-reroute.ts';
import { useWaypointForm } from '../stops/use-waypoint-form.ts';
import { useEventEdit } from '../use-event-edit.ts';
import { useWaypointEdit } from '../use-waypoint-edit.ts';

export type WorkspaceForms = ReturnType<typeof useWorkspaceForms>;

/** The forms of all tabs, above the tabs so that entries survive switching them. Closing asks about unsaved ones. */
export function useWorkspaceForms(record: StaffShipment) {
  const edit = useShipmentEdit(record);
  const event = useEventForm(record);
  const eventEdit = useEventEdit(record);
  const waypoint = useWaypointForm(record.tracking_number);
  const waypointEdit = useWaypointEdit(record);
  const reroute = useReroute(record, edit.keepRoute);
  const [instructions, setInstructions] = useState(UNTOUCHED);
  useGuardedForm({
    isDirty: () => [edit, event, eventEdit, waypoint, waypointEdit, instructions].some((form) => form.dirty),
  });
  return { edit, event, eventEdit, waypoint, waypointEdit, reroute, instructions, setInstructions };
}
