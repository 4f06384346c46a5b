import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { AccountField } from './use-account-form.ts';

interface SecondFactorFieldProps extends AccountField {
  label: string;
  hint?: string;
  /** Digits only: phones show their number pad and offer what the app has copied. */
  digits?: boolean;
}

/** A code, pasted or typed, with or without its space. */
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
