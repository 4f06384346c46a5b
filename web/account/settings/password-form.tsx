import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChange } from '#domain/people/account.ts';
import { call } from '#web/api/client.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { useSession } from '#web/people/session.ts';
import { NewPasswordField } from '#web/public/auth/account-fields.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { endedSessions } from './ended-sessions.ts';

const EMPTY = { current_password: '', password: '' };

export function PasswordForm() {
  const { person } = useSession();
  const form = useForm({
    initial: EMPTY,
    resolver: zodResolver(PasswordChange),
    idPrefix: '',
  });
  const change = useWrite({
    form,
    send: (passwords: PasswordChange, options) => call.people.changePassword(passwords, options),
    onSuccess: ({ ended }) => {
      form.reset();
      toast({ title: 'Password changed', description: endedSessions(ended) });
    },
    refusedIn: fieldsRefusedBy({ WRONG_PASSWORD: 'current_password', SAME_PASSWORD: 'password' }),
    failureToast: { title: 'Error' },
  });
  const current = form.field('current_password');
  return (
    <SubmitForm
      form={form}
      call={change}
      onSubmit={form.submit(change.write)}
      submitLabel="Change password"
      busyLabel="Changing..."
    >
      {/* Lets password managers match the account. */}
      <input
        type="email"
        hidden
        name="username"
        autoComplete="username"
        value={person?.email ?? ''}
        readOnly
      />
      <Field label="Current password" id={current.control.name} error={current.error}>
        <PasswordInput {...current.control} autoComplete="current-password" />
      </Field>
      <NewPasswordField {...form.field('password')} label="New password" />
    </SubmitForm>
  );
}
