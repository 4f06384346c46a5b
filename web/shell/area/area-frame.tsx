import type { ReactNode } from 'react';
import { useSession } from '#web/people/session.ts';
import { AreaBar, AreaSide } from './area-parts.tsx';
import { BarSpace, FrameSlots, SideSpace } from './frame-slots.tsx';

/**
 * The frame of the customer area: sidebar, top bar and main. Their space stays for people who are not signed in, so that
 * nothing moves before the sign-in screen opens.
 */
export function AreaFrame({ children }: { children: ReactNode }) {
  const { person, unconfirmed = false } = useSession();
  return (
    <FrameSlots
      side={
        person ? <AreaSide key={person.user_id} person={person} unconfirmed={unconfirmed} /> : <SideSpace />
      }
      top={person ? <AreaBar person={person} unconfirmed={unconfirmed} /> : <BarSpace />}
    >
      {children}
    </FrameSlots>
  );
}
