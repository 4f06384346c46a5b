import type { ComponentProps } from 'react';
import { type FieldPath, useFormContext } from '#web/forms/form-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import type { InstructionValues } from './form-values.ts';
import { instructionsFieldId } from './labels.ts';

type InstructionsPath = FieldPath<InstructionValues>;

interface Labelled {
  name: InstructionsPath;
  label: string;
  hint?: string | undefined;
  unit?: string;
  fieldClassName?: string | undefined;
}

/** The `Field` properties of a field of the instructions. */
export function useInstructionsField({ name, label, hint, unit, fieldClassName }: Labelled) {
  const { errorOf } = useFormContext<InstructionValues>();
  return {
    id: instructionsFieldId(name),
    label,
    hint,
    ...(unit && { unit }),
    ...(fieldClassName && { className: fieldClassName }),
    error: errorOf(name),
  };
}

type InstructionsLineProps = Labelled & Omit<ComponentProps<'input'>, 'name'>;

/** A text field with its label and error. */
export function InstructionsLine({
  name,
  label,
  hint,
  unit,
  fieldClassName,
  ...input
}: InstructionsLineProps) {
  const { control } = useFormContext<InstructionValues>().field(name);
  const field = useInstructionsField({ name, label, hint, ...(unit && { unit }), fieldClassName });
  return (
    <Field {...field}>
      <TextInput autoComplete="off" {...input} {...control} />
    </Field>
  );
}

/** The same for a text of several lines. */
export function InstructionsText({
  name,
  label,
  fieldClassName,
  ...text
}: Labelled & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { control } = useFormContext<InstructionValues>().field(name);
  return (
    <Field {...useInstructionsField({ name, label, fieldClassName })}>
      <Textarea {...text} {...control} />
    </Field>
  );
}

interface InstructionsChoiceProps extends Labelled {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function InstructionsChoice({ options, placeholder, ...labelled }: InstructionsChoiceProps) {
  const { control } = useFormContext<InstructionValues>().field(labelled.name);
  return (
    <Field {...useInstructionsField(labelled)}>
      <Select options={options} {...(placeholder && { placeholder })} {...control} />
    </Field>
  );
}
