import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SignIn } from '#domain/people/account.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import type { SignInState } from '#web/people/sign-in-state.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { CurrentPasswordField, EmailField } from './account-fields.tsx';
import type { SecondStep } from './code-step.tsx';
import { asksForNewPassword, toastFailure } from './failure.ts';

const steps = () => import('./sign-in-steps.ts');
const PasskeySignIn = lazyWithRetry(async () => (await steps()).PasskeySignIn);
const CodeStep = lazyWithRetry(async () => (await steps()).CodeStep);
const SignOn = lazyWithRetry(async () => (await steps()).SignOn);

/** Signs in. The surrounding screen redirects afterwards. */
export function SignInForm({ label }: { label: string }) {
  const queryClient = useQueryClient();
  const { email = '' } = (useLocation().state as SignInState | null) ?? {};
  const form = useForm({
    initial: { email, password: '' },
    resolver: zodResolver(SignIn),
    idPrefix: '',
  });
  /** The challenge of the second step. Null in the first step. */
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  /** The error that ended the second step or single sign-on. */
  const [stepError, setStepError] = useState<unknown>(null);
  const signIn = useWrite({
    form,
    send: (credentials: SignIn, options) => {
      setStepError(null);
      return call.people.signIn(credentials, options);
    },
    onSuccess: (session) => queryClient.setQueryData(api.people.session.queryKey(), session),
    onFailure: (error) => {
      if (isRefusal(error, 'SECOND_FACTOR_REQUIRED')) setSecondStep(error.data);
      else toastFailure(error);
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
      <SubmitForm
        wide
        className="mt-6"
        form={form}
        call={stepError === null ? signIn : { ...signIn, failure: failureSentence(stepError) }}
        onSubmit={form.submit(signIn.write)}
        failureDetail={asksForNewPassword(signIn.error) && <NewPassword />}
        submitLabel={label}
        busyLabel="Signing in..."
      >
        <EmailField {...form.field('email')} autoComplete="username" />
        <CurrentPasswordField {...form.field('password')} />
      </SubmitForm>
      <Suspense fallback={<div className="h-25.5" />}>
        <PasskeySignIn isAlternative />
        <SignOn
          onFailure={(error) => {
            setStepError(error);
            toastFailure(error);
          }}
          onSecondStep={setSecondStep}
        />
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
