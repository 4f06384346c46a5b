import type { ReactNode } from 'react';

/** A term and its value, for sessions and passkeys. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{term}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
