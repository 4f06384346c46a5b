import { type ReactNode, Suspense } from 'react';
import { useSession } from '#web/people/session.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { BarSpace, FrameSlots, SideSpace } from './area/frame-slots.tsx';

const AreaSide = lazyWithRetry(async () => (await import('./area/area-parts.tsx')).AreaSide);
const AreaBar = lazyWithRetry(async () => (await import('./area/area-parts.tsx')).AreaBar);
const PublicHeader = lazyWithRetry(async () => (await import('./public-frame.tsx')).PublicHeader);
const Footer = lazyWithRetry(async () => (await import('./public-frame.tsx')).Footer);

/**
 * The frame of the booking wizard: the customer area's for those who are signed in, the public site's for visitors, who
 * are all without a stored session. Each loads only when it is needed; its space is reserved.
 */
export function BookingFrame({ children }: { children: ReactNode }) {
  const { person, unconfirmed = false } = useSession();
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
          <Suspense fallback={<div className="h-34 sm:h-25" />}>
            <PublicHeader />
          </Suspense>
        )
      }
      foot={<Suspense>{!person && <Footer />}</Suspense>}
    >
      {children}
    </FrameSlots>
  );
}
