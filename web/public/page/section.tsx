import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface SectionProps {
  /** Of the heading; also the section's address on the page. */
  id: string;
  title: string;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** On tinted water instead of plain surface, to part neighbours without a box. */
  tinted?: boolean;
  children: ReactNode;
}

/** One part of a page of words, with the site's gutters and the space that parts it from its neighbours. */
export function Section({ id, title, lead, tinted, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classNames(tinted && 'border-y border-line bg-sunken')}>
      <div className="container-site py-14 lg:py-24">
        <h2 id={id} className="text-h1">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-[68ch] text-body-l text-ink-2">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
