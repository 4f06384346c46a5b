import type { ComponentProps } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import type { InstructionValues } from './form-values.ts';
import { instructionsFieldId } from './labels.ts';

export type PapersPath = FieldPath<InstructionValues>;

interface Labelled {
  name: PapersPath;
  label: string;
  hint?: string | undefined;
  unit?: string;
  fieldClassName?: string | undefined;
}

/** What a `Field` needs to know of one field of the papers. */
export function useInstructionsField({ name, label, hint, unit, fieldClassName }: Labelled) {
  const { getFieldState, formState } = useFormContext<InstructionValues>();
  return {
    id: instructionsFieldId(name),
    label,
    hint,
    ...(unit && { unit }),
    ...(fieldClassName && { className: fieldClassName }),
    error: getFieldState(name, formState).error?.message,
  };
}

type PapersLineProps = Labelled & Omit<ComponentProps<'input'>, 'name'>;

/** One line of text with its label and what is wrong with it. */
export function InstructionsLine({ name, label, hint, unit, fieldClassName, ...input }: PapersLineProps) {
  const { register } = useFormContext<InstructionValues>();
  const field = useInstructionsField({ name, label, hint, ...(unit && { unit }), fieldClassName });
  return (
    <Field {...field}>
      <TextInput autoComplete="off" {...input} {...register(name)} />
    </Field>
  );
}

/** The same of a text that may have several lines. */
export function PapersText({
  name,
  label,
  fieldClassName,
  ...text
}: Labelled & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { register } = useFormContext<InstructionValues>();
  return (
    <Field {...useInstructionsField({ name, label, fieldClassName })}>
      <Textarea {...text} {...register(name)} />
    </Field>
  );
}

interface PapersChoiceProps extends Labelled {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function InstructionsChoice({ options, placeholder, ...labelled }: PapersChoiceProps) {
  const { register } = useFormContext<InstructionValues>();
  return (
    <Field {...useInstructionsField(labelled)}>
      <Select options={options} {...(placeholder && { placeholder })} {...register(labelled.name)} />
    </Field>
  );
}
