import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { SignUp } from '#domain/people/account.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { EmailField, FullNameField, NewPasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Creates a customer account, then passes the e-mail address and `next` to the sign-in screen. */
export function RegisterForm({ next }: { next: string | undefined }) {
  const navigate = useNavigate();
  const form = useAccountForm(SignUp, { full_name: '', email: '', password: '' });
  const signUp = useMutation({
    ...api.people.signUp.mutationOptions(),
    onSuccess: (_, { email }) => {
      toast({
        title: 'Success',
        description: 'Account created successfully! Please check your email to verify your account.',
      });
      void navigate(paths.auth({ for: 'customer', next }), { state: { email } });
    },
    onError: (error) => form.showFailure(error),
  });
  return (
    <AccountForm
      form={form}
      call={signUp}
      onSubmit={form.submit((values) => signUp.mutate(values))}
      submitLabel="Create account"
      busyLabel="Creating account..."
    >
      <FullNameField {...form.field('full_name')} />
      <EmailField {...form.field('email')} />
      <NewPasswordField {...form.field('password')} />
    </AccountForm>
  );
}
