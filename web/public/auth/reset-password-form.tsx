import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { PasswordReset } from '#domain/people/account.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import type { SignInState } from '#web/people/sign-in-state.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { NewPasswordField } from './account-fields.tsx';

const NewPasswordOnly = z.pick(PasswordReset, { password: true });

/**
 * `token` comes from the e-mailed link and works once. The first password, which accepts an invitation, signs in with it;
 * after a reset the person types it again.
 */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { password: '' },
    resolver: zodResolver(NewPasswordOnly),
    idPrefix: '',
  });
  const reset = useWrite({
    form,
    send: async (input: PasswordReset, options) => {
      const { invited_email: email } = await call.people.resetPassword(input, options);
      // The password is set either way; the sign-in screen shows what signing in still needs.
      const session =
        email && (await call.people.signIn({ email, password: input.password }, options).catch(() => null));
      return { email, session };
    },
    onSuccess: ({ email, session }) => {
      if (session) {
        queryClient.setQueryData(api.people.session.queryKey(), session);
        toast({ title: 'Password set', description: `You’re signed in as ${email}.` });
        void navigate(paths.dashboard(), { replace: true });
      } else {
        toast({
          title: email ? 'Password set' : 'Password changed',
          description: 'You can now sign in with your new password.',
        });
        void navigate(paths.auth({ for: 'customer' }), {
          replace: true,
          state: { email: email ?? '' } satisfies SignInState,
        });
      }
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
