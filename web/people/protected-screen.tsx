import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type Access, admits } from '#domain/people/access.ts';
import { liveEndReason } from '../api/live.ts';
import { paths } from '../paths.ts';
import { NeatlineLoader } from '../static-map/neatline-loader.tsx';
import { useIsLeaving } from './leaving.ts';
import { useSession } from './session.ts';
import type { SignInState } from './sign-in-state.ts';

/**
 * Guards a screen by access level. Signed-out users go to /auth and return afterwards; users without the required role
 * go to /dashboard; staff without the required second factor go to its setup.
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
  /** When the session of this visit expires; 0 if there was none. */
  const [expires, setExpires] = useState(0);
  const renewed = person && !unconfirmed ? +person.expires_at : expires;
  if (renewed !== expires) setExpires(renewed);
  // A user who signs out goes to the home page, not to the sign-in screen.
  if (status === 'loading' || (isLeaving && !person)) return <NeatlineLoader />;
  if (!person) {
    const customers = access === 'signed-in' ? ({ for: 'customer' } as const) : {};
    const next = pathname + search + hash;
    return (
      <Navigate
        to={paths.auth({ ...customers, next })}
        replace
        state={
          {
            ended: expires > 0,
            reason: liveEndReason() || (expires <= Date.now() ? 'expired' : ''),
          } satisfies SignInState
        }
      />
    );
  }
  if (access !== 'signed-in' && person.second_factor === 'missing')
    return unconfirmed ? <NeatlineLoader /> : <Navigate to={paths.settings('two-step-sign-in')} replace />;
  if (admits(access, person)) return children;
  // The role of a stored session may be out of date.
  return unconfirmed ? <NeatlineLoader /> : <Navigate to={paths.dashboard()} replace />;
}
