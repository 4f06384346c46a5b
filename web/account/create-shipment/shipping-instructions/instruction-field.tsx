import { numberNote } from '#domain/validation/typed-number.ts';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { instructionFieldId } from './instruction-field-id.ts';
import { labelOf } from './instruction-labels.ts';
import type { InstructionsState } from './use-instructions.ts';

interface InstructionFieldProps {
  instructions: InstructionsState;
  /** The field of the instructions: 'consignee.name'. */
  path: string;
  /** 'number' shows a numeric keypad, 'country' suggests countries. */
  kind?: 'text' | 'number' | 'country';
  placeholder?: string | undefined;
  autoComplete?: string;
  unit?: string;
  hint?: string | undefined;
  className?: string;
}

/** One field of the shipping instructions. */
export function InstructionField({
  instructions,
  path,
  kind = 'text',
  placeholder,
  autoComplete = 'off',
  unit,
  hint,
  className,
}: InstructionFieldProps) {
  const value = instructions.typed[path] ?? '';
  const set = (text: string) => instructions.change({ [path]: text });
  const control = { value, placeholder, autoComplete, onBlur: () => instructions.leave(path) };
  return (
    <Field
      id={instructionFieldId(path)}
      label={labelOf(path)}
      error={instructions.errorOf(path)}
      hint={hint}
      note={kind === 'number' ? numberNote(value) : undefined}
      {...(unit && { unit })}
      {...(className && { className })}
    >
      {kind === 'country' ? (
        <CountryCombobox {...control} onValueChange={set} />
      ) : (
        <TextInput
          {...control}
          {...(kind === 'number' && { inputMode: 'decimal' })}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}
