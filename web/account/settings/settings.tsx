import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { FormSkeleton, PasswordSkeleton, ProfileSkeleton } from './form-skeleton.tsx';
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
    <div className="container-area">
      <h1 className="text-h2">Settings</h1>
      {query.has('sign_on') && (
        <Suspense>
          <SignOnFailure failure={query.get('sign_on')} />
        </Suspense>
      )}
      <GuardedPage>
        <div className="mt-4 flex flex-col md:mt-6">
          <SettingsSection
            id="profile"
            title="Profile"
            lead="Your name and company on documents and invoices."
          >
            <Suspense fallback={<ProfileSkeleton />}>
              <OwnProfile />
            </Suspense>
          </SettingsSection>
          <SettingsSection
            id="email-change"
            title="E-mail address"
            // The word joiners keep “e-mail” on one line.
            lead="Your address for signing in and for our e-&#8288;mail. If you change it, we’ll e-&#8288;mail a confirmation link to the new address."
          >
            <Suspense fallback={<FormSkeleton fields={1} />}>
              <EmailChangeForm />
            </Suspense>
          </SettingsSection>
          <SettingsSection
            id="change-password"
            title="Password"
            lead="Changing it signs you out of other devices. We’ll notify you by e-mail."
          >
            <Suspense fallback={<PasswordSkeleton />}>
              <OwnPassword />
            </Suspense>
          </SettingsSection>
          <SettingsSection
            id="two-step-sign-in"
            title="Two-step sign-in"
            lead="A code from your phone in addition to the password. Protects your account even if your password is stolen."
          >
            <Suspense fallback={<TwoStepSkeleton />}>
              <TwoStepSignIn />
            </Suspense>
          </SettingsSection>
          <SettingsSection
            id="passkeys"
            title="Passkeys"
            lead="Sign in with your fingerprint, face or PIN instead of a password and a code. A passkey works only on this site, so phishing sites can’t steal it."
          >
            <Suspense fallback={<SessionsSkeleton />}>
              <OwnPasskeys />
            </Suspense>
          </SettingsSection>
          <SettingsSection
            id="sessions"
            title="Sessions"
            lead="Where you’re signed in. Sessions end after seven days without use, staff sessions after twelve hours."
          >
            <Suspense fallback={<SessionsSkeleton />}>
              <OwnSessions />
            </Suspense>
          </SettingsSection>
          <SettingsSection
            id="notifications"
            title="Notifications"
            lead="What we also send by e-mail: instantly, once a day, or not at all. The bell shows everything."
          >
            <Suspense fallback={<ChoicesSkeleton />}>
              <NotificationChoices />
            </Suspense>
          </SettingsSection>
          <SettingsSection
            id="privacy"
            title="Your data"
            lead="Download a copy of your data or delete your account."
          >
            <Suspense fallback={<Skeleton className="h-80" />}>
              <OwnData />
            </Suspense>
          </SettingsSection>
        </div>
      </GuardedPage>
    </div>
  );
}
