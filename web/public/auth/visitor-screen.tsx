import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '#web/people/session.ts';
import { NeatlineLoader } from '#web/static-map/neatline-loader.tsx';
import { destination } from './destination.ts';

/** A screen for signed-out visitors. Signed-in users are redirected to their destination. */
export function VisitorScreen({ children }: { children: ReactNode }) {
  const { status, unconfirmed } = useSession();
  const [query] = useSearchParams();
  // A stored session may have expired. Redirecting with it would lead straight back here.
  if (unconfirmed) return <Cover />;
  if (status === 'signed-in') return <Navigate to={destination(query.get('next'))} replace />;
  return (
    <>
      <Cover untilHydrated />
      <div className="covered-until-hydrated contents">{children}</div>
    </>
  );
}

/** Covers the prerendered form of visitors until hydration if there is a stored session or a query, which may change it. */
function Cover({ untilHydrated = false }) {
  return (
    <div
      className={`fixed inset-0 z-20 place-items-center bg-bg ${untilHydrated ? 'until-hydrated' : 'grid'}`}
    >
      <NeatlineLoader />
    </div>
  );
}
