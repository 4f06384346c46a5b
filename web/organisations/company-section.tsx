import type { ReactNode } from 'react';

interface CompanySectionProps {
  id: string;
  title: string;
  /** One sentence about it. */
  lead: string;
  children: ReactNode;
}

/** A part of the screen with its heading beside the content, or above it in a narrow window. */
export function CompanySection({ id, title, lead, children }: CompanySectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-6 @min-[59rem]:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] md:py-8"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-ui text-ink-2">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
