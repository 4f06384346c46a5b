import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { EntryFormFrame } from '../entry-form-frame.tsx';
import { WaypointFields } from '../waypoint-fields.tsx';
import { WAYPOINT_TYPES } from '../waypoint-types.ts';
import type { WaypointForm as Form } from './use-waypoint-form.ts';
import type { StaffWaypoint } from './waypoint-values.ts';

interface WaypointFormProps {
  form: Form;
  waypoints: readonly StaffWaypoint[];
  locked: string | undefined;
}

/** Adds a stop before another one. A route without an origin or a destination can get one. */
export function WaypointForm({ form, waypoints, locked }: WaypointFormProps) {
  const { values, change, idOf, errorOf } = form;
  const types = (['transit', 'origin', 'destination'] as const).filter(
    (type) => type === 'transit' || !waypoints.some(({ waypoint_type }) => waypoint_type === type),
  );
  return (
    <EntryFormFrame
      title="Add a waypoint"
      label="Add waypoint"
      busyLabel="Adding..."
      form={form}
      locked={locked}
    >
      <WaypointFields form={form} waypoints={waypoints} />
      {types.length > 1 && (
        <Field label="Type" id={idOf('waypoint_type')} error={errorOf('waypoint_type')}>
          <Select
            options={types.map((value) => ({ value, label: WAYPOINT_TYPES[value] }))}
            value={values.waypoint_type}
            onValueChange={(waypoint_type) => change({ waypoint_type })}
          />
        </Field>
      )}
    </EntryFormFrame>
  );
}
