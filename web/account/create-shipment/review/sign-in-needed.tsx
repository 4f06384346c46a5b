import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function SignInNeeded() {
  return (
    <EmptyState
      title="Authentication Required"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <div className="flex flex-wrap gap-3">
          <SignInLink />
          <CreateAccountLink />
        </div>
      }
      className="max-w-160"
    >
      Please log in to create a shipment.
    </EmptyState>
  );
}

/** Returns to the current page; the draft stays in session storage. */
export function SignInLink() {
  return (
    <ButtonLink to={paths.auth({ for: 'customer', next: useHere() })} size="marketing">
      Sign in
    </ButtonLink>
  );
}

function CreateAccountLink() {
  return (
    <ButtonLink to={paths.register({ next: useHere() })} size="marketing" variant="secondary">
      Create account
    </ButtonLink>
  );
}

function useHere() {
  const { pathname, search } = useLocation();
  return pathname + search;
}
