import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { BackLink } from './back-link.tsx';
import { RegisterForm } from './register-form.tsx';
import { VisitorScreen } from './visitor-screen.tsx';

export const meta = () => pageMeta('Create account');

export default function RegisterPage() {
  const [query] = useSearchParams();
  const next = query.get('next') ?? undefined;
  return (
    <VisitorScreen>
      <h1>Create account</h1>
      <p className="mt-2 text-ui text-ink-2">
        Already have an account?{' '}
        <Link className="link" to={paths.auth({ for: 'customer', next })}>
          Sign in
        </Link>
      </p>
      <RegisterForm next={next} />
      <BackLink to="home" />
    </VisitorScreen>
  );
}
