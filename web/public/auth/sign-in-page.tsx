import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from './back-link.tsx';
import { CustomerLinks } from './customer-links.tsx';
import { audience } from './destination.ts';
import { SignInForm } from './sign-in-form.tsx';
import { VisitorScreen } from './visitor-screen.tsx';

export const meta = () => pageMeta('Sign in');

export default function SignInPage() {
  const [query] = useSearchParams();
  const isCustomer = audience(query) === 'customer';
  return (
    <VisitorScreen>
      <h1>{isCustomer ? 'Sign in' : 'Administrator Access Only'}</h1>
      {query.has('verify') && (
        <Alert className="mt-6" variant="info" title="One more step">
          Sign in to verify your e-mail address.
        </Alert>
      )}
      <SignInForm label={isCustomer ? 'Sign in' : 'Admin Sign In'} />
      {isCustomer && <CustomerLinks next={query.get('next')} />}
      <BackLink to="home" />
    </VisitorScreen>
  );
}
