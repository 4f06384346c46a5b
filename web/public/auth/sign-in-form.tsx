import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { SignIn } from '#domain/people/account.ts';
import { api } from '#web/api/client.ts';
import { CurrentPasswordField, EmailField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** A fresh registration hands its e-mail address on, outside the URL. */
type HandedOver = { email?: string } | null;

/** Signing in is all it does: where to go afterwards is up to the screen around it. */
export function SignInForm({ label }: { label: string }) {
  const queryClient = useQueryClient();
  const { email = '' } = (useLocation().state as HandedOver) ?? {};
  const form = useAccountForm(SignIn, { email, password: '' });
  const signIn = useMutation({
    ...api.people.signIn.mutationOptions(),
    onSuccess: (session) => queryClient.setQueryData(api.people.session.queryKey(), session),
    onError: (error) => form.showFailure(error),
  });
  return (
    <AccountForm
      form={form}
      call={signIn}
      onSubmit={form.submit((values) => signIn.mutate(values))}
      submitLabel={label}
      busyLabel="Signing in..."
    >
      <EmailField {...form.field('email')} autoComplete="username" />
      <CurrentPasswordField {...form.field('password')} />
    </AccountForm>
  );
}
