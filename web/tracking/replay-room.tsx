import type { ReactNode } from 'react';

/** Keeps the replay's room under the map, so that nothing moves when it comes with the map's code. */
export function ReplayRoom({ children }: { children: ReactNode }) {
  return (
    <div className="h-[9.3125rem] border-t border-line px-3 py-2 sm:h-[6.3125rem] sm:px-4">{children}</div>
  );
}
