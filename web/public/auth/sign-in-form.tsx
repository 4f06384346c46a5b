import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SignIn } from '#domain/people/account.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { CurrentPasswordField, EmailField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import type { SecondStep } from './code-step.tsx';
import { asksForNewPassword } from './failure.ts';
import { useAccountForm } from './use-account-form.ts';

const steps = () => import('./sign-in-steps.ts');
const PasskeySignIn = lazyWithRetry(async () => (await steps()).PasskeySignIn);
const CodeStep = lazyWithRetry(async () => (await steps()).CodeStep);
const SignOn = lazyWithRetry(async () => (await steps()).SignOn);

/** Registration passes the e-mail address in the history state, not in the URL. */
type RegistrationState = { email?: string } | null;

/** Signs in. The surrounding screen redirects afterwards. */
export function SignInForm({ label }: { label: string }) {
  const queryClient = useQueryClient();
  const { email = '' } = (useLocation().state as RegistrationState) ?? {};
  const form = useAccountForm(SignIn, { email, password: '' });
  /** The challenge of the second step. Null in the first step. */
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  /** The error that ended the second step or single sign-on. */
  const [stepError, setStepError] = useState<unknown>(null);
  const signIn = useMutation({
    ...api.people.signIn.mutationOptions(),
    onMutate: () => setStepError(null),
    onSuccess: (session) => queryClient.setQueryData(api.people.session.queryKey(), session),
    onError: (error) => {
      if (isRefusal(error, 'SECOND_FACTOR_REQUIRED')) setSecondStep(error.data as unknown as SecondStep);
      else form.showFailure(error);
    },
  });
  if (secondStep !== null)
    return (
      <Suspense>
        <CodeStep
          {...secondStep}
          label={label}
          onBack={(error) => {
            signIn.reset();
            setStepError(error);
            setSecondStep(null);
          }}
        />
      </Suspense>
    );
  return (
    <>
      <AccountForm
        form={form}
        call={{ ...signIn, error: signIn.error ?? stepError }}
        onSubmit={form.submit((values) => signIn.mutate(values))}
        failureDetail={asksForNewPassword(signIn.error) && <NewPassword />}
        submitLabel={label}
        busyLabel="Signing in..."
      >
        <EmailField {...form.field('email')} autoComplete="username" />
        <CurrentPasswordField {...form.field('password')} />
      </AccountForm>
      <Suspense>
        <PasskeySignIn isAlternative />
        <SignOn onFailure={setStepError} onSecondStep={setSecondStep} />
      </Suspense>
    </>
  );
}

function NewPassword() {
  return (
    <Link className="link" to={paths.forgotPassword()}>
      Set a new password
    </Link>
  );
}
