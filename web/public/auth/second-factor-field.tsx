import type { FormField } from '#web/forms/use-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

interface SecondFactorFieldProps extends FormField {
  label: string;
  hint?: string;
  /** Digits only, so that phones show the number pad and suggest a copied code. */
  digits?: boolean;
}

/** A one-time or recovery code, typed or pasted, with or without spaces. */
export function SecondFactorField({ control, error, label, hint, digits = false }: SecondFactorFieldProps) {
  return (
    <Field label={label} id={control.name} error={error} hint={hint}>
      <TextInput
        {...control}
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize={digits ? 'none' : 'characters'}
        autoCorrect="off"
        spellCheck={false}
        className="num tracking-widest"
      />
    </Field>
  );
}
