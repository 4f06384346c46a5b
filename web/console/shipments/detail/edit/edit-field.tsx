import type { ComponentProps } from 'react';
import { numberNote } from '#domain/validation/typed-number.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FIELD_NAMES } from '../field-labels.ts';
import type { EditField, EditValues } from './edit-values.ts';
import type { ShipmentEdit } from './use-shipment-edit.ts';

type TextField = { [Name in EditField]: string extends EditValues[Name] ? Name : never }[EditField];

type EditLineProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> & {
  edit: ShipmentEdit;
  name: TextField;
  label?: string;
  unit?: string;
  optional?: boolean;
  hint?: string;
  fieldClassName?: string;
};

/** The `Field` properties of a shipment's field. */
export function fieldOf(edit: ShipmentEdit, name: EditField) {
  return { id: edit.idOf(name), label: FIELD_NAMES[name], error: edit.errorOf(name) };
}

/** A text field with its label and error. */
export function EditLine({
  edit,
  name,
  label,
  unit,
  optional,
  hint,
  fieldClassName,
  ...input
}: EditLineProps) {
  return (
    <Field
      {...fieldOf(edit, name)}
      {...(label && { label })}
      unit={unit}
      optional={optional}
      hint={hint}
      note={input.inputMode === 'decimal' ? numberNote(edit.values[name]) : undefined}
      className={fieldClassName}
    >
      <TextInput
        autoComplete="off"
        {...input}
        value={edit.values[name]}
        onChange={({ target }) => edit.change({ [name]: target.value })}
      />
    </Field>
  );
}
