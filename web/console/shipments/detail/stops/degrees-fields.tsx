import type { ClipboardEvent } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { FieldsOf } from '../entry-form.ts';
import { type PlaceValues, pastedDegrees } from './place-values.ts';

interface DegreesFieldsProps {
  form: FieldsOf<keyof PlaceValues>;
  optional?: boolean;
}

const NAMES = [
  ['latitude', 'Latitude'],
  ['longitude', 'Longitude'],
] as const;

/** Latitude and longitude. Pasting both fills both fields; typing detaches them from the place name. */
export function DegreesFields({ form, optional }: DegreesFieldsProps) {
  const paste = (event: ClipboardEvent) => {
    const both = pastedDegrees(event.clipboardData.getData('text'));
    if (!both) return;
    event.preventDefault();
    form.change({ ...both, placed: '' });
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      {NAMES.map(([name, label]) => (
        <Field key={name} label={label} optional={optional} id={form.idOf(name)} error={form.errorOf(name)}>
          <TextInput
            inputMode="text"
            autoComplete="off"
            className="code"
            value={form.values[name]}
            onChange={({ target }) => form.change({ [name]: target.value, placed: '' })}
            onPaste={paste}
          />
        </Field>
      ))}
    </div>
  );
}
