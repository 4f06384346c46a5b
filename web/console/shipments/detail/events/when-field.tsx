import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { FieldsOf } from '../entry-form.ts';

interface WhenFieldProps {
  form: FieldsOf<'when'>;
  label: string;
  /** Whether a value is required. */
  required?: boolean;
  /** The meaning of a blank field. */
  empty?: string;
}

/** Date and time in the reader's time zone, which is shown. */
export function WhenField({ form, label, required, empty = 'now' }: WhenFieldProps) {
  return (
    <Field
      label={label}
      optional={!required}
      hint={`${zoneName()}.${required ? '' : ` Leave blank for ${empty}.`}`}
      id={form.idOf('when')}
      error={form.errorOf('when')}
    >
      <TextInput
        type="datetime-local"
        value={form.values.when}
        onChange={({ target }) => form.change({ when: target.value })}
      />
    </Field>
  );
}

/** 'Pacific Time' */
function zoneName(): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'Local time';
}
