import { useEffect, useState } from 'react';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Loadable, Skeleton } from '#web/ui/skeleton.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';
import { WizardScreen } from './wizard-screen.tsx';

export const meta = () => pageMeta('Create New Shipment');

/**
 * Signed-out people are asked to sign in here, not sent away. Once begun the wizard stays on the screen when
 * the session ends, so that nothing vanishes under the hands; sending it then asks to sign in.
 */
export default function CreateShipmentPage() {
  const { status } = useSession();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (status === 'signed-in') setBegun(true);
  }, [status]);

  if (begun || status === 'signed-in') return <WizardScreen />;
  return (
    <div className="container-site flex flex-col gap-8 py-8 sm:py-10">
      <h1>Create New Shipment</h1>
      <Loadable loading={status === 'loading'} skeleton={<Skeleton className="h-96 w-full" />}>
        <SignInNeeded />
      </Loadable>
    </div>
  );
}
