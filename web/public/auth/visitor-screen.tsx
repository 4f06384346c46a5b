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
  if (status === 'loading' || unconfirmed)
    return (
      <div className="fixed inset-0 z-20 grid place-items-center bg-bg">
        <NeatlineLoader />
      </div>
    );
  if (status === 'signed-in') return <Navigate to={destination(query.get('next'))} replace />;
  return children;
}
