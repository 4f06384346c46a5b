import { PASSWORD_MINIMUM } from '#domain/people/account.ts';
import type { FormField } from '#web/forms/use-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

export function FullNameField({ control, error }: FormField) {
  return (
    <Field label="Full name" id={control.name} error={error}>
      <TextInput {...control} autoComplete="name" />
    </Field>
  );
}

/** Set `autoComplete` to 'username' on sign-in forms so that password managers fill in the pair. */
export function EmailField({
  control,
  error,
  autoComplete = 'email',
}: FormField & { autoComplete?: 'email' | 'username' }) {
  return (
    <Field label="E-mail" id={control.name} error={error}>
      <TextInput
        {...control}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

export function CurrentPasswordField({ control, error }: FormField) {
  return (
    <Field label="Password" id={control.name} error={error}>
      <PasswordInput {...control} autoComplete="current-password" />
    </Field>
  );
}

export function NewPasswordField({ control, error, label = 'Password' }: FormField & { label?: string }) {
  return (
    <Field
      label={label}
      id={control.name}
      error={error}
      hint={`At least ${PASSWORD_MINIMUM} characters. Don’t use your name or a common password.`}
    >
      <PasswordInput {...control} autoComplete="new-password" />
    </Field>
  );
}

export function SetupCodeField({ control, error }: FormField) {
  return (
    <Field label="Setup code" id={control.name} error={error}>
      <TextInput {...control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}
