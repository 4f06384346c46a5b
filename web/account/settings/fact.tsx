import type { ReactNode } from 'react';

/** One pair in the line of facts under a session or a passkey. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{term}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
