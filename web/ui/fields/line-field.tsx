import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FilledForm } from './filled-form.ts';
import { TextInput } from './text-input.tsx';

type LineFieldProps<Name extends string> = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: LineForm<Name>;
  name: Name;
  label: string;
  optional?: boolean;
};

/** The subset of the form that single-line fields use. */
type LineForm<Name extends string> = Pick<
  FilledForm<Record<Name, string>>,
  'values' | 'change' | 'idOf' | 'errorOf'
>;

/** A single-line text field of a form, with its label and error. */
export function LineField<Name extends string>({
  form,
  name,
  label,
  optional = false,
  ...input
}: LineFieldProps<Name>) {
  return (
    <Field label={label} optional={optional} id={form.idOf(name)} error={form.errorOf(name)}>
      <TextInput
        {...input}
        name={name}
        value={form.values[name]}
        onChange={({ target }) => form.change({ [name]: target.value } as Partial<Record<Name, string>>)}
      />
    </Field>
  );
}
