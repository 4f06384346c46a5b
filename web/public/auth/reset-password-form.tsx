import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { PasswordReset } from '#domain/people/account.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { NewPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const NewPasswordOnly = z.pick(PasswordReset, { password: true });

/** `token` comes from the e-mailed link. It is valid for one hour and works once. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useAccountForm(NewPasswordOnly, { password: '' });
  const reset = useMutation({
    ...api.people.resetPassword.mutationOptions(),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'You can now sign in with your new password.' });
      void navigate(paths.auth({ for: 'customer' }), { replace: true });
    },
    onError: (error) => form.showFailure(error),
  });
  return (
    <AccountForm
      form={form}
      call={reset}
      onSubmit={form.submit(({ password }) => reset.mutate({ token, password }))}
      failureDetail={isRefusal(reset.error, 'LINK_EXPIRED') && <RequestNewLink />}
      submitLabel="Set password"
      busyLabel="Saving..."
    >
      <NewPasswordField {...form.field('password')} label="New password" />
    </AccountForm>
  );
}

function RequestNewLink() {
  return (
    <Link className="link" to={paths.forgotPassword()}>
      Request a new link
    </Link>
  );
}
