import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { useHydratedQuery } from '#web/ui/loading/use-hydrated-query.ts';
import { BackLink } from './back-link.tsx';
import { RegisterForm } from './register-form.tsx';
import { VisitorScreen } from './visitor-screen.tsx';

export const meta = () =>
  pageMeta(
    'Create account',
    'Create an account to book shipments, follow them and download their documents and invoices.',
  );

export default function RegisterPage() {
  const next = useHydratedQuery().get('next') ?? undefined;
  const { hash } = useLocation();
  const known = new URLSearchParams(useHydrated() ? hash.slice(1) : '');
  return (
    <VisitorScreen>
      <h1>Create account</h1>
      <p className="mt-2 text-ui text-ink-2">
        Already have an account?{' '}
        <Link className="link" to={paths.auth({ for: 'customer', next })}>
          Sign in
        </Link>
      </p>
      <RegisterForm next={next} email={known.get('email') ?? ''} full_name={known.get('full_name') ?? ''} />
      <BackLink to="home" />
    </VisitorScreen>
  );
}
