import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { NonBreakingText } from '#web/ui/text/non-breaking-text.tsx';

interface SectionProps {
  /** The heading's id and the section's URL fragment. */
  id: string;
  title: string;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Tinted background, to separate neighbouring sections. */
  tinted?: boolean;
  children: ReactNode;
}

/** A section of a content page with the site's gutters and spacing. */
export function Section({ id, title, lead, tinted, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('deferred-layout', tinted && 'border-y border-line bg-sunken')}
    >
      <div className="container-site py-14 lg:py-24">
        <h2 id={id} className="text-h1">
          {title}
        </h2>
        {lead && (
          <p className="mt-3 max-w-[68ch] text-body-l text-ink-2">
            {typeof lead === 'string' ? <NonBreakingText text={lead} /> : lead}
          </p>
        )}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
