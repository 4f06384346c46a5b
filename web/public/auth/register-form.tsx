import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SignUp } from '#domain/people/account.ts';
import { call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import type { SignInState } from '#web/people/sign-in-state.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { EmailField, FullNameField, NewPasswordField } from './account-fields.tsx';
import { toastFailure } from './failure.ts';

interface RegisterFormProps {
  next: string | undefined;
  /** What the link carries of an earlier form, or ''. */
  email: string;
  full_name: string;
}

/** Creates a customer account, then passes the e-mail address and `next` to the sign-in screen. */
export function RegisterForm({ next, email, full_name }: RegisterFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { full_name: '', email: '', password: '' },
    resolver: zodResolver(SignUp),
    idPrefix: '',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL fills in the fields once, if they are empty
  useEffect(() => {
    if (!email && !full_name) return;
    const typed = form.getValues();
    form.change({ email: typed.email || email, full_name: typed.full_name || full_name });
  }, [email, full_name]);
  const signUp = useWrite({
    form,
    send: (account: SignUp, options) => call.people.signUp(account, options),
    onSuccess: (_, { email }) => {
      toast({
        title: 'Success',
        description: 'Account created successfully! Please check your email to verify your account.',
      });
      void navigate(paths.auth({ for: 'customer', next }), {
        state: { email, registered: true } satisfies SignInState,
      });
    },
    onFailure: (error) => toastFailure(error),
  });
  return (
    <SubmitForm
      wide
      className="mt-6"
      form={form}
      call={signUp}
      onSubmit={form.submit(signUp.write)}
      submitLabel="Create account"
      busyLabel="Creating account..."
    >
      <FullNameField {...form.field('full_name')} />
      <EmailField {...form.field('email')} />
      <NewPasswordField {...form.field('password')} />
    </SubmitForm>
  );
}
