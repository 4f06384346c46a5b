import { type ReactNode, Suspense } from 'react';
import { type SessionState, useSession } from '#web/people/session.ts';
import { readStoredSession } from '#web/people/stored-session.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { BarSpace, FrameSlots, SideSpace } from './area/frame-slots.tsx';

const AreaSide = lazyWithRetry(async () => (await import('./area/area-parts.tsx')).AreaSide);
const AreaBar = lazyWithRetry(async () => (await import('./area/area-parts.tsx')).AreaBar);
const PublicHeader = lazyWithRetry(async () => (await import('./public-frame.tsx')).PublicHeader);
const Footer = lazyWithRetry(async () => (await import('./public-frame.tsx')).Footer);

/**
 * The frame of the booking wizard: the customer area's for those who are signed in, the public site's for visitors. Each
 * loads only when it is needed; its space is reserved.
 */
export function BookingFrame({ children }: { children: ReactNode }) {
  const { status, person, unconfirmed = false } = useSession();
  const isVisitor = useIsVisitor(status);
  return (
    <FrameSlots
      side={
        person && (
          <Suspense fallback={<SideSpace />}>
            <AreaSide key={person.user_id} person={person} unconfirmed={unconfirmed} />
          </Suspense>
        )
      }
      top={
        person ? (
          <Suspense fallback={<BarSpace />}>
            <AreaBar person={person} unconfirmed={unconfirmed} />
          </Suspense>
        ) : (
          isVisitor && (
            <Suspense fallback={<div className="h-33.75 sm:h-25.25" />}>
              <PublicHeader />
            </Suspense>
          )
        )
      }
      foot={<Suspense>{isVisitor && <Footer />}</Suspense>}
    >
      {children}
    </FrameSlots>
  );
}

/** Whether nobody is signed in. Without a stored session this is known before the server responds. */
function useIsVisitor(status: SessionState['status']): boolean {
  const hydrated = useHydrated();
  return status === 'signed-out' || (status === 'loading' && hydrated && !readStoredSession());
}
