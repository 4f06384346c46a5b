import type { ReactNode } from 'react';
import { useSession } from '#web/people/session.ts';
import { AreaBar, AreaSide } from './area-parts.tsx';
import { FrameSlots } from './frame-slots.tsx';

/** The frame of the customer area: sidebar, top bar and main. Until the session is known, only main. */
export function AreaFrame({ children }: { children: ReactNode }) {
  const { person, unconfirmed = false } = useSession();
  return (
    <FrameSlots
      side={person && <AreaSide key={person.user_id} person={person} unconfirmed={unconfirmed} />}
      top={person && <AreaBar person={person} unconfirmed={unconfirmed} />}
    >
      {children}
    </FrameSlots>
  );
}
