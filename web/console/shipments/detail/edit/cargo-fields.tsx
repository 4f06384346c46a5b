import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { FIELD_NAMES } from '../field-labels.ts';
import { EditLine, fieldOf } from './edit-field.tsx';
import type { ShipmentEdit } from './use-shipment-edit.ts';

const HANDLING = ['insurance_required', 'dangerous_goods', 'temperature_controlled', 'fragile'] as const;

/** The cargo and its handling. */
export function CargoFields({ edit }: { edit: ShipmentEdit }) {
  const { values, change } = edit;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-h3">Cargo</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <EditLine edit={edit} name="cargo_description" fieldClassName="sm:col-span-2" />
        <EditLine edit={edit} name="cargo_weight" unit="kg" inputMode="decimal" className="num" />
        <EditLine
          edit={edit}
          name="cargo_value_cents"
          unit={CARGO_CURRENCY}
          optional
          inputMode="decimal"
          className="num"
        />
        <EditLine
          edit={edit}
          name="cargo_dimensions"
          label="Dimensions, L×W×H"
          unit="cm"
          optional
          fieldClassName="sm:col-span-2"
        />
        <div className="grid grid-cols-1 gap-2 sm:col-span-2 sm:grid-cols-2">
          {HANDLING.map((name) => (
            <CheckboxRow
              key={name}
              id={edit.idOf(name)}
              label={FIELD_NAMES[name]}
              checked={values[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
          ))}
        </div>
        <Field {...fieldOf(edit, 'special_instructions')} optional className="sm:col-span-2">
          <Textarea
            rows={3}
            value={values.special_instructions}
            onChange={({ target }) => change({ special_instructions: target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
