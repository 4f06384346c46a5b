import { Field } from '#web/ui/fields/field.tsx';
import { PlaceInput } from './place-input.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

interface PlaceFieldProps {
  form: QuoteFormState;
  name: 'origin' | 'destination';
  label: string;
  placeholder: string;
}

export function PlaceField({ form, name, label, placeholder }: PlaceFieldProps) {
  return (
    <Field label={label} id={form.idOf(name)} error={form.errorOf(name)}>
      <PlaceInput
        name={name}
        placeholder={placeholder}
        value={form.values[name]}
        onValueChange={(text) => form.change({ [name]: text })}
        onSelect={({ city, latitude, longitude }, text) =>
          form.know(name, { text, name: city, latitude, longitude })
        }
      />
    </Field>
  );
}
