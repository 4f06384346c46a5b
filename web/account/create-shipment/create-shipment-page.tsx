import { Suspense, useEffect, useState } from 'react';
import { isPermitted } from '#domain/people/access.ts';
import { useSession } from '#web/people/session.ts';
import { isSignOut } from '#web/people/sign-out-elsewhere.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Loadable, Skeleton } from '#web/ui/loading/skeleton.tsx';
import { WizardScreen } from './wizard-screen.tsx';

const NotPermitted = lazyWithRetry(async () => (await import('./not-permitted.tsx')).NotPermitted);
const SignInNeeded = lazyWithRetry(async () => (await import('./review/sign-in-needed.tsx')).SignInNeeded);

export const meta = () => pageMeta('Create New Shipment');

/**
 * Signed-out visitors are asked to sign in on this page, without a redirect. If the session ends while the wizard is
 * open, the wizard stays, except after a sign-out; submitting it then asks to sign in.
 */
export default function CreateShipmentPage() {
  const { status, person, unconfirmed } = useSession();
  const [begunBy, setBegunBy] = useState<string | null>(null);
  const user_id = person?.user_id ?? begunBy;
  useEffect(() => {
    if (!unconfirmed) setBegunBy(user_id);
  }, [user_id, unconfirmed]);
  useEffect(() => {
    const inAnotherTab = (event: StorageEvent) => isSignOut(event) && setBegunBy(null);
    window.addEventListener('storage', inAnotherTab);
    return () => window.removeEventListener('storage', inAnotherTab);
  }, []);

  if (person && !isPermitted(person, 'book'))
    return (
      <Suspense>
        <NotPermitted company={person.organisation?.name ?? null} />
      </Suspense>
    );
  if (user_id) return <WizardScreen key={user_id} user_id={user_id} />;
  // Has the size of the notice: the wizard of a stored session opens without waiting.
  const skeleton = <Skeleton className="h-48.5 max-w-160" />;
  return (
    <div className="container-site flex flex-col gap-6 py-8 sm:py-10">
      <h1>Create New Shipment</h1>
      <Loadable loading={status === 'loading'} skeleton={skeleton}>
        <Suspense fallback={skeleton}>
          <SignInNeeded />
        </Suspense>
      </Loadable>
    </div>
  );
}
