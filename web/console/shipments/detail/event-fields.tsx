import { EVENT_STATUSES } from '#domain/tracking/new-event.ts';
import { PlaceCombobox } from '#web/places/place-combobox.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { Option } from '#web/ui/fields/options-of.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { statusName } from '../status/status-labels.ts';
import type { EventValues, StaffEvent } from './events/event-values.ts';
import type { EventForm as Form } from './events/use-event-form.ts';
import { WhenField } from './events/when-field.tsx';
import { DegreesFields } from './stops/degrees-fields.tsx';
import { namedPlace, renamed } from './stops/place-values.ts';

interface EventFieldsProps {
  form: Form;
  /** The event being edited: its status stays selectable. */
  event?: StaffEvent;
}

export function EventFields({ form, event }: EventFieldsProps) {
  const { values, change, idOf, errorOf } = form;
  const statuses: Option<EventValues['status']>[] = EVENT_STATUSES.map((value) => ({
    value,
    label: statusName(value),
  }));
  if (event && !statuses.some(({ value }) => value === event.status))
    statuses.unshift({ value: event.status, label: statusName(event.status) });
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Status" id={idOf('status')} error={errorOf('status')}>
          <Select
            options={event ? statuses : [{ value: '', label: 'Choose a status' }, ...statuses]}
            value={values.status}
            onValueChange={(status) => change({ status, set_status: '' })}
          />
        </Field>
        <Field label="Location" id={idOf('location')} error={errorOf('location')}>
          <PlaceCombobox
            value={values.location}
            onValueChange={(location) => change({ location, ...renamed(location, values) })}
            onPlace={(place) => {
              const { name, ...placed } = namedPlace(place);
              change({ location: name, ...placed });
            }}
          />
        </Field>
      </div>
      <Field label="Description" optional id={idOf('description')} error={errorOf('description')}>
        <TextInput
          autoComplete="off"
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <CheckboxRow
        id={idOf('loaded')}
        label="Loaded on board"
        hint="A bill of lading states an on-board date only with a recorded loading."
        checked={values.loaded === 'yes'}
        onChange={({ target }) => change({ loaded: target.checked ? 'yes' : '' })}
      />
      <DegreesFields form={form} optional />
      <WhenField form={form} label="When" {...(event && { required: true })} />
    </>
  );
}
