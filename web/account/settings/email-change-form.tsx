import { useMutation } from '@tanstack/react-query';
import { PasswordResetRequest as NewAddress } from '#domain/people/account.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';
import { useAccountForm } from '#web/public/auth/use-account-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Requests a change of e-mail address. It takes effect after confirmation in this account through an e-mailed link. */
export function EmailChangeForm() {
  const form = useAccountForm(NewAddress, { email: '' });
  const request = useMutation({
    ...api.people.requestEmailChange.mutationOptions(),
    onSuccess: () => form.reset(),
    onError: (error) => {
      if (isRefusal(error, 'SAME_EMAIL')) form.refuse('email', error.message);
      else form.showFailure(error);
    },
  });
  const { control, error } = form.field('email');
  return (
    <SettingsForm
      form={form}
      call={request}
      errorAtField={isRefusal(request.error, 'SAME_EMAIL')}
      onSubmit={form.submit((values) => request.mutate(values))}
      submitLabel="Send link"
      busyLabel="Sending..."
    >
      {request.isSuccess && (
        <FocusedAlert
          variant="info"
          title={`We sent a link to ${request.variables.email}.`}
          attempt={request.submittedAt}
        >
          Open it within 24 hours and confirm. On another device, sign in there first and stay signed in here.
          Until then your current address stays in use. We’ll notify it of this request.
        </FocusedAlert>
      )}
      <Field label="New e-mail address" id={control.name} error={error}>
        <TextInput {...control} type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
    </SettingsForm>
  );
}
