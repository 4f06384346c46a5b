import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { instructionFieldId } from './instruction-field-id.ts';
import { labelOf } from './instruction-labels.ts';
import type { InstructionsState } from './use-instructions.ts';

interface PaperFieldProps {
  papers: InstructionsState;
  /** Of the instructions: 'consignee.name'. */
  path: string;
  /** 'number' brings the keys for it, 'country' suggests countries. */
  kind?: 'text' | 'number' | 'country';
  placeholder?: string | undefined;
  autoComplete?: string;
  unit?: string;
  hint?: string | undefined;
  className?: string;
}

/** One line of what the papers are to say. */
export function InstructionField({
  papers,
  path,
  kind = 'text',
  placeholder,
  autoComplete = 'off',
  unit,
  hint,
  className,
}: PaperFieldProps) {
  const value = papers.typed[path] ?? '';
  const set = (text: string) => papers.change({ [path]: text });
  const control = { value, placeholder, autoComplete, onBlur: () => papers.leave(path) };
  return (
    <Field
      id={instructionFieldId(path)}
      label={labelOf(path)}
      error={papers.errorOf(path)}
      hint={hint}
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
