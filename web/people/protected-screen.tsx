import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Access, admits } from '#domain/people/access.ts';
import { NeatlineLoader } from '../chart/neatline-loader.tsx';
import { paths } from '../paths.ts';
import { useSession } from './session.ts';

/**
 * Shows a screen to those whom its access admits. Signed-out people go to /auth and come back;
 * people whose role is not admitted go to /dashboard.
 */
export function ProtectedScreen({
  access,
  children,
}: {
  access: Exclude<Access, 'anyone'>;
  children: ReactNode;
}) {
  const { status, person } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <NeatlineLoader />;
  if (!person) {
    const customers = access === 'signed-in' ? ({ for: 'customer' } as const) : {};
    return <Navigate to={paths.auth({ ...customers, next: pathname + search })} replace />;
  }
  if (!admits(access, person)) return <Navigate to={paths.dashboard()} replace />;
  return children;
}
