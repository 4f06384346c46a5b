import type { ReactNode } from 'react';
import { OfflineBar } from '#web/ui/offline-bar.tsx';

interface FrameSlotsProps {
  side: ReactNode;
  top: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** The space of the sidebar and of the top bar while they load, so that main does not move. */
export const SideSpace = () => (
  <div className="w-50 shrink-0 border-r border-line bg-surface max-lg:w-14 max-sm:hidden" />
);
export const BarSpace = () => <div className="h-14 border-b border-line bg-surface" />;

/** Main with what surrounds it. `main` keeps its place when the rest changes, so that a half-completed form survives. */
export function FrameSlots({ side, top, foot, children }: FrameSlotsProps) {
  return (
    <div className="flex flex-1">
      {side}
      <div className="flex min-w-0 flex-1 flex-col">
        {top}
        <OfflineBar />
        <main id="main" tabIndex={-1} className="@container flex-1">
          {children}
        </main>
        {foot}
      </div>
    </div>
  );
}
