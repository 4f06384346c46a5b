import { useMutation } from '@tanstack/react-query';
import { PasswordChange } from '#domain/people/account.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/people/session.ts';
import { NewPasswordField } from '#web/public/auth/account-fields.tsx';
import { useAccountForm } from '#web/public/auth/use-account-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { endedSessions } from './ended-sessions.ts';
import { SettingsForm } from './settings-form.tsx';

const EMPTY = { current_password: '', password: '' };

export function PasswordForm() {
  const { person } = useSession();
  const form = useAccountForm(PasswordChange, EMPTY);
  const change = useMutation({
    ...api.people.changePassword.mutationOptions(),
    onSuccess: ({ ended }) => {
      form.reset();
      toast({ title: 'Password changed', description: endedSessions(ended) });
    },
    onError: (error) => {
      if (isRefusal(error, 'WRONG_PASSWORD')) form.refuse('current_password', error.message);
      else if (isRefusal(error, 'SAME_PASSWORD')) form.refuse('password', error.message);
      else form.showFailure(error);
    },
  });
  const current = form.field('current_password');
  return (
    <SettingsForm
      form={form}
      call={change}
      errorAtField={isRefusal(change.error, 'WRONG_PASSWORD') || isRefusal(change.error, 'SAME_PASSWORD')}
      onSubmit={form.submit((values) => change.mutate(values))}
      submitLabel="Change password"
      busyLabel="Changing..."
    >
      {/* Lets password managers match the account. */}
      <input type="hidden" name="username" autoComplete="username" value={person?.email ?? ''} readOnly />
      <Field label="Current password" id={current.control.name} error={current.error}>
        <PasswordInput {...current.control} autoComplete="current-password" />
      </Field>
      <NewPasswordField {...form.field('password')} label="New password" />
    </SettingsForm>
  );
}
