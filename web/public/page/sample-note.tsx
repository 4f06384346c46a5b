import type { ReactNode } from 'react';

/** Says in plain sight that figures are those of no real company. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line bg-shoal-2 text-ink">
      <p className="container-site py-3 text-ui">{children}</p>
    </div>
  );
}
