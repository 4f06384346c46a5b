import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordResetRequest as NewAddress } from '#domain/people/account.ts';
import { call } from '#web/api/client.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

/** Requests a change of e-mail address. It takes effect after confirmation in this account through an e-mailed link. */
export function EmailChangeForm() {
  const form = useForm({
    initial: { email: '' },
    resolver: zodResolver(NewAddress),
    idPrefix: '',
  });
  const request = useWrite({
    form,
    send: (address: NewAddress, options) => call.people.requestEmailChange(address, options),
    onSuccess: () => form.reset(),
    refusedIn: fieldsRefusedBy({ SAME_EMAIL: 'email' }),
    failureToast: { title: 'Error' },
  });
  const { control, error } = form.field('email');
  return (
    <SubmitForm
      form={form}
      call={request}
      onSubmit={form.submit(request.write)}
      submitLabel="Send link"
      busyLabel="Sending..."
    >
      {request.sent && (
        <FocusedAlert
          variant="info"
          title={`We sent a link to ${request.sent.input.email}.`}
          attempt={request.calls}
        >
          Open it within 24 hours and confirm. On another device, sign in there first and stay signed in here.
          Until then your current address stays in use. We’ll notify it of this request.
        </FocusedAlert>
      )}
      <Field label="New e-mail address" id={control.name} error={error}>
        <TextInput {...control} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
    </SubmitForm>
  );
}
