import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { NeatlineLoader } from '#web/static-map/neatline-loader.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { BackLink } from './back-link.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export const meta = () => pageMeta('Set your password');

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  // The prerendered HTML has no query string, so the token is known only after hydration.
  if (!useHydrated()) return <NeatlineLoader />;
  return (
    <>
      <h1>Set your password</h1>
      {token ? <ResetPasswordForm token={token} /> : <LinkIncomplete />}
      <BackLink to="customer sign-in" />
    </>
  );
}

function LinkIncomplete() {
  return (
    <Alert className="mt-6" title="This link is incomplete.">
      Open it from the e-mail again, or{' '}
      <Link className="link" to={paths.forgotPassword()}>
        request a new link
      </Link>
      .
    </Alert>
  );
}
