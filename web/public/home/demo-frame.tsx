import type { ReactNode } from 'react';

/** The demo card's box. It has its final height before it is filled, so nothing below it moves. */
export function DemoFrame({ children }: { children?: ReactNode }) {
  return (
    <section
      aria-label="Demo shipment"
      aria-busy={!children}
      className="hero-demo rounded-lg border border-line-strong bg-raised px-4.5 py-4 shadow-dialog"
    >
      {children}
    </section>
  );
}
