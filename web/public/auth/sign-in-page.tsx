import { useLocation, useSearchParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from './back-link.tsx';
import { CustomerLinks } from './customer-links.tsx';
import { audience } from './destination.ts';
import type { RegistrationState } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { VisitorScreen } from './visitor-screen.tsx';

export const meta = () => pageMeta('Sign in');

export default function SignInPage() {
  const [query] = useSearchParams();
  const registration = useLocation().state as RegistrationState | null;
  const isCustomer = audience(query) === 'customer';
  return (
    <VisitorScreen>
      <h1>{isCustomer ? 'Sign in' : 'Administrator Access Only'}</h1>
      {registration?.registered && (
        <Alert className="mt-6" variant="info" title="Check your e-mail">
          We sent a link to <bdi className="break-words font-semibold">{registration.email}</bdi>. Open it to
          verify your address. It is valid for 24 hours.
        </Alert>
      )}
      <SignInForm label={isCustomer ? 'Sign in' : 'Admin Sign In'} />
      {isCustomer && <CustomerLinks next={query.get('next')} />}
      <BackLink to="home" />
    </VisitorScreen>
  );
}
