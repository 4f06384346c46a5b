import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function SignInNeeded() {
  return (
    <EmptyState title="Authentication Required" action={<SignInLink />} className="max-w-160">
      Please log in to create a shipment.
    </EmptyState>
  );
}

/** Leads back to where the person is now; what was entered is kept meanwhile. */
export function SignInLink() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={paths.auth({ for: 'customer', next: pathname + search })} size="marketing">
      Sign in
    </ButtonLink>
  );
}
