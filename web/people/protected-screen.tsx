import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Access, admits } from '#domain/people/access.ts';
import { paths } from '../paths.ts';
import { NeatlineLoader } from '../static-map/neatline-loader.tsx';
import { useSession } from './session.ts';
import { useIsLeaving } from './sign-out.ts';

/**
 * Shows a screen to those whom its access admits. Signed-out people go to /auth and come back;
 * people whose role is not admitted go to /dashboard, and staff who lack the second factor that is demanded of them to
 * where they set it up.
 */
export function ProtectedScreen({
  access,
  children,
}: {
  access: Exclude<Access, 'anyone'>;
  children: ReactNode;
}) {
  const { status, person, unconfirmed } = useSession();
  const isLeaving = useIsLeaving(person !== undefined);
  const { pathname, search, hash } = useLocation();
  // Whoever signs out is on the way to the home page, not to the sign-in screen.
  if (status === 'loading' || (isLeaving && !person)) return <NeatlineLoader />;
  if (!person) {
    const customers = access === 'signed-in' ? ({ for: 'customer' } as const) : {};
    return <Navigate to={paths.auth({ ...customers, next: pathname + search + hash })} replace />;
  }
  if (access !== 'signed-in' && person.second_factor === 'missing')
    return unconfirmed ? <NeatlineLoader /> : <Navigate to={paths.settings('two-step-sign-in')} replace />;
  if (admits(access, person)) return children;
  // The role of a kept session may be an old one.
  return unconfirmed ? <NeatlineLoader /> : <Navigate to={paths.dashboard()} replace />;
}
