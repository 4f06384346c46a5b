import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordResetRequest } from '#domain/people/account.ts';
import { call } from '#web/api/client.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmailField } from './account-fields.tsx';
import { BackLink } from './back-link.tsx';

export const meta = () =>
  pageMeta('Forgot password', 'Request a link by e-mail to set a new password for your account.');

/** The response is the same with and without an account, to prevent account enumeration. */
export default function ForgotPasswordPage() {
  const form = useForm({
    initial: { email: '' },
    resolver: zodResolver(PasswordResetRequest),
    idPrefix: '',
  });
  const request = useWrite({
    form,
    send: (address: PasswordResetRequest, options) => call.people.requestPasswordReset(address, options),
    failureToast: { title: 'Error' },
  });
  return (
    <>
      <h1>Forgot password</h1>
      <p className="mt-2 text-ui text-ink-2">We’ll e-mail you a link to set a new password.</p>
      <SubmitForm
        wide
        className="mt-6"
        form={form}
        call={request}
        onSubmit={form.submit(request.write)}
        submitLabel="Send link"
        busyLabel="Sending..."
      >
        {request.sent && (
          <FocusedAlert
            variant="info"
            title="If this address has an account, a link is on its way."
            attempt={request.calls}
          >
            The link is valid for one hour and works once.
          </FocusedAlert>
        )}
        <EmailField {...form.field('email')} />
      </SubmitForm>
      <BackLink to="customer sign-in" />
    </>
  );
}
