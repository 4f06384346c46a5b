import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { PasswordReset } from '#domain/people/account.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { NewPasswordField } from './account-fields.tsx';

const NewPasswordOnly = z.pick(PasswordReset, { password: true });

/** `token` comes from the e-mailed link. It is valid for one hour and works once. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    resolver: zodResolver(NewPasswordOnly),
    idPrefix: '',
  });
  const reset = useWrite({
    form,
    send: (input: PasswordReset, options) => call.people.resetPassword(input, options),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'You can now sign in with your new password.' });
      void navigate(paths.auth({ for: 'customer' }), { replace: true });
    },
    failureToast: { title: 'Error' },
  });
  return (
    <SubmitForm
      wide
      className="mt-6"
      form={form}
      call={reset}
      onSubmit={form.submit(({ password }) => reset.write({ token, password }))}
      failureDetail={isRefusal(reset.error, 'LINK_EXPIRED') && <RequestNewLink />}
      submitLabel="Set password"
      busyLabel="Saving..."
    >
      <NewPasswordField {...form.field('password')} label="New password" />
    </SubmitForm>
  );
}

function RequestNewLink() {
  return (
    <Link className="link" to={paths.forgotPassword()}>
      Request a new link
    </Link>
  );
}
