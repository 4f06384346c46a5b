import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { TwoStepSkeleton } from './second-factor/two-step-skeleton.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { SettingsSection } from './settings-section.tsx';

const OwnProfile = lazyWithRetry(async () => (await import('./own-profile.tsx')).OwnProfile);
const EmailChangeForm = lazyWithRetry(async () => (await import('./email-change-form.tsx')).EmailChangeForm);
const OwnPassword = lazyWithRetry(async () => (await import('./own-password.tsx')).OwnPassword);
const NotificationChoices = lazyWithRetry(
  async () => (await import('./notification-choices.tsx')).NotificationChoices,
);
const OwnData = lazyWithRetry(async () => (await import('./own-data.tsx')).OwnData);
const TwoStepSignIn = lazyWithRetry(
  async () => (await import('./second-factor/two-step-sign-in.tsx')).TwoStepSignIn,
);
const OwnPasskeys = lazyWithRetry(async () => (await import('./passkeys/own-passkeys.tsx')).OwnPasskeys);
const OwnSessions = lazyWithRetry(async () => (await import('./own-sessions.tsx')).OwnSessions);

const SignOnFailure = lazyWithRetry(async () => (await import('./sign-on-failure.tsx')).SignOnFailure);

export function Settings() {
  const [query] = useSearchParams();
  return (
    <div className="container-site py-6 md:py-10">
      <h1>Settings</h1>
      {query.has('sign_on') && (
        <Suspense>
          <SignOnFailure failure={query.get('sign_on')} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-col md:mt-6">
        <SettingsSection
          id="profile"
          title="Profile"
          lead="How we address you, and whom documents and invoices name."
        >
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <OwnProfile />
          </Suspense>
        </SettingsSection>
        <SettingsSection
          id="email-change"
          title="E-mail address"
          lead="You sign in with it, and our mails go there. A new one is yours once you confirm it with the link we send there."
        >
          <Suspense fallback={<FormSkeleton fields={1} />}>
            <EmailChangeForm />
          </Suspense>
        </SettingsSection>
        <SettingsSection
          id="change-password"
          title="Password"
          lead="A new one signs you out everywhere else, and we tell you by mail."
        >
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <OwnPassword />
          </Suspense>
        </SettingsSection>
        <SettingsSection
          id="two-step-sign-in"
          title="Two-step sign-in"
          lead="A code from your phone besides the password: a password that somebody has guessed or stolen opens nothing."
        >
          <Suspense fallback={<TwoStepSkeleton />}>
            <TwoStepSignIn />
          </Suspense>
        </SettingsSection>
        <SettingsSection
          id="passkeys"
          title="Passkeys"
          lead="Sign in with your fingerprint, face or PIN instead of a password and a code. A passkey works on this site only, so that no imitation of it can steal it."
        >
          <Suspense fallback={<SessionsSkeleton />}>
            <OwnPasskeys />
          </Suspense>
        </SettingsSection>
        <SettingsSection
          id="sessions"
          title="Sessions"
          lead="Where you are signed in. A session ends by itself after seven days without use; that of staff after twelve hours."
        >
          <Suspense fallback={<SessionsSkeleton />}>
            <OwnSessions />
          </Suspense>
        </SettingsSection>
        <SettingsSection
          id="notifications"
          title="Notifications"
          lead="What we also send by mail: at once, in one mail a day, or not at all. The bell shows everything."
        >
          <Suspense fallback={<ChoicesSkeleton />}>
            <NotificationChoices />
          </Suspense>
        </SettingsSection>
        <SettingsSection
          id="privacy"
          title="Your data"
          lead="A copy of all we keep about you, and the end of your account."
        >
          <Suspense fallback={<Skeleton className="h-80" />}>
            <OwnData />
          </Suspense>
        </SettingsSection>
      </div>
    </div>
  );
}
