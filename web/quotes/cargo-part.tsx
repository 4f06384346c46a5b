import { SHIPMENT_TYPE_NAMES, SHIPMENT_TYPES } from '#domain/quotes/quote-choices.ts';
import { numberNote } from '#domain/validation/typed-number.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { FormPart } from './form-part.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

const TYPES = SHIPMENT_TYPES.map((value) => ({ value, label: SHIPMENT_TYPE_NAMES[value] }));

export function CargoPart({ form }: { form: QuoteFormState }) {
  const { values, change, idOf, errorOf } = form;
  return (
    <FormPart title="Cargo">
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Shipment type" id={idOf('shipment_type')} error={errorOf('shipment_type')}>
          <Select
            name="shipment_type"
            options={TYPES}
            value={values.shipment_type}
            onValueChange={(shipment_type) => change({ shipment_type })}
          />
        </Field>
        <Field
          label="Weight"
          unit="kg"
          note={numberNote(values.weight)}
          optional
          id={idOf('weight')}
          error={errorOf('weight')}
        >
          <TextInput
            name="weight"
            inputMode="decimal"
            autoComplete="off"
            value={values.weight}
            onChange={({ target }) => change({ weight: target.value })}
          />
        </Field>
        <Field label="Dimensions" unit="cm" optional id={idOf('dimensions')} error={errorOf('dimensions')}>
          <TextInput
            name="dimensions"
            placeholder="L × W × H"
            autoComplete="off"
            value={values.dimensions}
            onChange={({ target }) => change({ dimensions: target.value })}
          />
        </Field>
        <Field
          label="Value"
          unit="USD"
          note={numberNote(values.value)}
          optional
          id={idOf('value')}
          error={errorOf('value')}
        >
          <TextInput
            name="value"
            inputMode="decimal"
            autoComplete="off"
            value={values.value}
            onChange={({ target }) => change({ value: target.value })}
          />
        </Field>
      </div>
      <Field
        label="Description"
        optional
        hint="Packaging, handling and customs notes."
        id={idOf('description')}
        error={errorOf('description')}
      >
        <Textarea
          name="description"
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
    </FormPart>
  );
}
