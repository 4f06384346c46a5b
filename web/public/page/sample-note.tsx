import type { ReactNode } from 'react';

/** A visible note that the figures are fictional. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line bg-shoal-2 text-ink">
      <p className="container-site py-3 text-ui">{children}</p>
    </div>
  );
}
