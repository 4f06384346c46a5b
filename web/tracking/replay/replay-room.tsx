import type { ReactNode } from 'react';

/** Reserves the replay's space under the map, to avoid a layout shift when its code loads. */
export function ReplayRoom({ children }: { children: ReactNode }) {
  return (
    <div className="h-[10.4375rem] border-t border-line px-3 py-2 sm:h-[6.3125rem] sm:px-4">{children}</div>
  );
}

/** Shown until then. */
export function ReplayOutline() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center gap-3">
      <span className="size-11 rounded-sm bg-sunken" />
      <span className="h-1 flex-1 rounded-xs bg-sunken" />
    </div>
  );
}
