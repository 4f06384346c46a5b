import { useLocation } from 'react-router';
import type { SignOutReason } from '#domain/people/sign-out-reason.ts';
import type { SignInState } from '#web/people/sign-in-state.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { useHydratedQuery } from '#web/ui/loading/use-hydrated-query.ts';
import { BackLink } from './back-link.tsx';
import { CustomerLinks } from './customer-links.tsx';
import { audience } from './destination.ts';
import { SignInForm } from './sign-in-form.tsx';
import { VisitorScreen } from './visitor-screen.tsx';

export const meta = () =>
  pageMeta('Sign in', 'Sign in to book shipments, follow them and download their documents and invoices.');

export default function SignInPage() {
  const query = useHydratedQuery();
  const { state } = useLocation();
  const { registered, ended, reason, email } = (useHydrated() && (state as SignInState | null)) || {};
  const isCustomer = audience(query) === 'customer';
  return (
    <VisitorScreen>
      <h1>{isCustomer ? 'Sign in' : 'Administrator Access Only'}</h1>
      {registered && (
        <Alert className="mt-6" variant="info" title="Check your e-mail">
          We sent a link to <bdi className="break-words font-semibold">{email}</bdi>. Open it to verify your
          address. It is valid for 24 hours.
        </Alert>
      )}
      {ended && (
        <Alert className="mt-6" variant="info" title="You were signed out">
          {reasonText(reason)}
        </Alert>
      )}
      <SignInForm label={isCustomer ? 'Sign in' : 'Admin Sign In'} />
      {isCustomer && <CustomerLinks next={query.get('next')} />}
      <BackLink to="home" />
    </VisitorScreen>
  );
}

const REASONS: Record<SignOutReason | 'expired', string> = {
  elsewhere: 'You ended this session on another device. Sign in to continue.',
  staff: 'Our staff ended your sessions. Sign in to continue.',
  password: 'Your password was changed. Sign in with the new one.',
  role: 'Your role was changed. Sign in to continue with it.',
  access: 'Your access was ended. If this is a mistake, ask a manager of your company, or contact us.',
  expired: 'Your session expired. Sign in to continue.',
};

function reasonText(reason = ''): string {
  return (
    (REASONS as Record<string, string>)[reason] ??
    'This happens when your role or password changes, or when you sign out on another device. Sign in to continue.'
  );
}
