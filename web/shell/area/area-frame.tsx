import type { ReactNode } from 'react';
import { useSession } from '#web/people/session.ts';
import { AreaBar, AreaSide } from './area-parts.tsx';
import { BarSpace, FrameSlots, SideSpace } from './frame-slots.tsx';

/** The frame of the customer area: sidebar, top bar and main. */
export function AreaFrame({ children }: { children: ReactNode }) {
  const { status, person, unconfirmed = false } = useSession();
  const isLoading = status === 'loading';
  return (
    <FrameSlots
      side={
        person ? (
          <AreaSide key={person.user_id} person={person} unconfirmed={unconfirmed} />
        ) : (
          isLoading && <SideSpace />
        )
      }
      top={person ? <AreaBar person={person} unconfirmed={unconfirmed} /> : isLoading && <BarSpace />}
    >
      {children}
    </FrameSlots>
  );
}
