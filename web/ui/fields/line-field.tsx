import type { ComponentProps, ReactNode } from 'react';
import { numberNote } from '#domain/validation/typed-number.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type LineFieldProps<Name extends string> = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: LineForm<Name>;
  name: Name;
  label: string;
  optional?: boolean;
  /** Shown at the end of the control, such as 'kg'. */
  unit?: string;
  hint?: ReactNode;
  /** About what is typed; by default how an amount is read whose full stop may separate thousands. */
  note?: ReactNode;
};

/** The subset of the form that single-line fields use. */
export interface LineForm<Name extends string> {
  values: Record<Name, string>;
  change: (changed: Partial<Record<Name, string>>) => void;
  idOf: (field: Name) => string;
  errorOf: (field: Name) => string | undefined;
}

/** A single-line text field of a form, with its label and error. */
export function LineField<Name extends string>({
  form,
  name,
  label,
  optional,
  unit,
  hint,
  note,
  ...input
}: LineFieldProps<Name>) {
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      note={note ?? (unit && input.inputMode === 'decimal' ? numberNote(form.values[name]) : undefined)}
      id={form.idOf(name)}
      error={form.errorOf(name)}
      unit={unit}
    >
      <TextInput
        {...input}
        name={name}
        value={form.values[name]}
        onChange={({ target }) => form.change({ [name]: target.value } as Partial<Record<Name, string>>)}
      />
    </Field>
  );
}
