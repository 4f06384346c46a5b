import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { PlaceCombobox } from '#web/places/place-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { EditLine, fieldOf } from './edit-field.tsx';
import type { ShipmentEdit } from './use-shipment-edit.ts';

/** The origin or the destination. Choosing a suggested city sets its country. */
export function EndFields({ end, edit }: { end: 'origin' | 'destination'; edit: ShipmentEdit }) {
  const { values, change } = edit;
  const city = `${end}_city` as const;
  const country = `${end}_country` as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-h3">{end === 'origin' ? 'Origin' : 'Destination'}</legend>
      <div className="flex flex-col gap-4">
        <Field {...fieldOf(edit, city)}>
          <PlaceCombobox
            value={values[city]}
            country={values[country]}
            onValueChange={(text) => change({ [city]: text })}
            onPlace={(place) => change({ [country]: place.country })}
          />
        </Field>
        <Field {...fieldOf(edit, country)}>
          <CountryCombobox value={values[country]} onValueChange={(text) => change({ [country]: text })} />
        </Field>
        <EditLine edit={edit} name={`${end}_address`} optional />
        <EditLine edit={edit} name={`${end}_postal_code`} optional />
      </div>
    </fieldset>
  );
}
