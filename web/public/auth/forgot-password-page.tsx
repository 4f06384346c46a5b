import { useMutation } from '@tanstack/react-query';
import { PasswordResetRequest } from '#domain/people/account.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmailField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { BackLink } from './back-link.tsx';
import { FocusedAlert } from './focused-alert.tsx';
import { useAccountForm } from './use-account-form.ts';

export const meta = () => pageMeta('Forgot password');

/** The response is the same with and without an account, to prevent account enumeration. */
export default function ForgotPasswordPage() {
  const form = useAccountForm(PasswordResetRequest, { email: '' });
  const request = useMutation({
    ...api.people.requestPasswordReset.mutationOptions(),
    onError: (error) => form.showFailure(error),
  });
  return (
    <>
      <h1>Forgot password</h1>
      <p className="mt-2 text-ui text-ink-2">We’ll e-mail you a link to set a new password.</p>
      <AccountForm
        form={form}
        call={request}
        onSubmit={form.submit((values) => request.mutate(values))}
        submitLabel="Send link"
        busyLabel="Sending..."
      >
        {request.isSuccess && (
          <FocusedAlert
            variant="info"
            title="If this address has an account, a link is on its way."
            attempt={request.submittedAt}
          >
            The link is valid for one hour and works once.
          </FocusedAlert>
        )}
        <EmailField {...form.field('email')} />
      </AccountForm>
      <BackLink to="customer sign-in" />
    </>
  );
}
