import type { NewWaypoint } from '#domain/tracking/new-waypoint.ts';
import { PlaceCombobox } from '#web/places/place-combobox.tsx';
import { MODE_NAMES } from '#web/shipments/mode-glyph.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { DegreesFields } from './degrees-fields.tsx';
import { EntryFormFrame } from './entry-form-frame.tsx';
import { namedPlace, renamed } from './place-values.ts';
import type { WaypointForm as Form } from './use-waypoint-form.ts';
import { WAYPOINT_TYPES } from './waypoint-lane.tsx';
import { WhenField } from './when-field.tsx';

const TYPES = Object.entries(WAYPOINT_TYPES).map(([value, label]) => ({ value, label }));
const MODES = Object.entries(MODE_NAMES).map(([value, label]) => ({ value, label }));

/** A stop at the end of the route: by its name, by its degrees, or by a press on the chart. */
export function WaypointForm({ form, locked }: { form: Form; locked: string | undefined }) {
  const { values, change, idOf, errorOf } = form;
  return (
    <EntryFormFrame
      title="Add a waypoint"
      label="Add waypoint"
      busyLabel="Adding..."
      form={form}
      locked={locked}
    >
      <Field label="Location name" id={idOf('location_name')} error={errorOf('location_name')}>
        <PlaceCombobox
          value={values.location_name}
          onValueChange={(text) => change({ location_name: text, ...renamed(text, values) })}
          onPlace={(place) => {
            const { name, ...placed } = namedPlace(place);
            change({ location_name: name, ...placed });
          }}
        />
      </Field>
      <DegreesFields form={form} />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Type" id={idOf('waypoint_type')} error={errorOf('waypoint_type')}>
          <Select
            options={TYPES}
            value={values.waypoint_type}
            onChange={({ target }) => change({ waypoint_type: target.value as NewWaypoint['waypoint_type'] })}
          />
        </Field>
        <Field label="Mode" id={idOf('transport_mode')} error={errorOf('transport_mode')}>
          <Select
            options={MODES}
            placeholder="As shipment"
            value={values.transport_mode}
            onChange={({ target }) =>
              change({ transport_mode: target.value as NonNullable<NewWaypoint['transport_mode']> | '' })
            }
          />
        </Field>
      </div>
      <WhenField form={form} label="Estimated arrival" />
    </EntryFormFrame>
  );
}
