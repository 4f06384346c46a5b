import { PlaceCombobox } from '#web/places/place-combobox.tsx';
import { MODE_OPTIONS } from '#web/shipments/mode-options.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { WhenField } from './events/when-field.tsx';
import { DegreesFields } from './stops/degrees-fields.tsx';
import { namedPlace, renamed } from './stops/place-values.ts';
import type { WaypointForm as Form } from './stops/use-waypoint-form.ts';
import type { StaffWaypoint } from './stops/waypoint-values.ts';

const ROUTE_MODE = { value: '', label: 'Same as the route' } as const;

interface WaypointFieldsProps {
  form: Form;
  waypoints: readonly StaffWaypoint[];
  /** The waypoint being edited. */
  waypoint?: StaffWaypoint;
}

/** A stop: by name, by coordinates, or by a click on the map. */
export function WaypointFields({ form, waypoints, waypoint }: WaypointFieldsProps) {
  const { values, change, idOf, errorOf } = form;
  const isEnd = waypoint !== undefined && waypoint.waypoint_type !== 'transit';
  return (
    <>
      <Field label="Location name" id={idOf('location_name')} error={errorOf('location_name')}>
        <PlaceCombobox
          value={values.location_name}
          onValueChange={(text) => change({ location_name: text, ...(!isEnd && renamed(text, values)) })}
          onPlace={(place) => {
            const { name, ...placed } = namedPlace(place);
            change({ location_name: name, ...placed });
          }}
        />
      </Field>
      <DegreesFields form={form} />
      {!isEnd && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <BeforeField form={form} waypoints={waypoints} {...(waypoint && { waypoint })} />
          <Field label="Mode" id={idOf('transport_mode')} error={errorOf('transport_mode')}>
            <Select
              options={waypoint ? MODE_OPTIONS : [ROUTE_MODE, ...MODE_OPTIONS]}
              value={values.transport_mode}
              onValueChange={(transport_mode) => change({ transport_mode })}
            />
          </Field>
        </div>
      )}
      {waypoint?.waypoint_type !== 'destination' && (
        <WhenField
          form={form}
          label="Estimated arrival"
          {...(waypoint?.estimated_arrival
            ? { required: true }
            : { empty: 'an estimate from the stops around it' })}
        />
      )}
    </>
  );
}

/** The stop that it comes before: any but the origin. */
function BeforeField({ form, waypoints, waypoint }: WaypointFieldsProps) {
  const others = waypoints.filter(
    ({ id, waypoint_type }) => id !== waypoint?.id && waypoint_type !== 'origin',
  );
  const next = waypoint && waypoints[waypoints.indexOf(waypoint) + 1];
  const hasDestination = waypoints.some(({ waypoint_type }) => waypoint_type === 'destination');
  const usual = hasDestination ? 'The destination' : 'The end of the route';
  const choices = waypoint
    ? others.filter(({ id }) => id !== next?.id)
    : others.filter(({ waypoint_type }) => waypoint_type !== 'destination');
  return (
    <Field label="Before" id={form.idOf('before')} error={form.errorOf('before')}>
      <Select
        options={choices.map(({ id, location_name }) => ({ value: id, label: location_name }))}
        placeholder={waypoint ? (next?.location_name ?? 'The end of the route') : usual}
        value={form.values.before}
        onChange={({ target }) => form.change({ before: target.value })}
      />
    </Field>
  );
}
