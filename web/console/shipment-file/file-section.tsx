import type { ReactNode } from 'react';

interface FileSectionProps {
  /** The anchor in the URL. */
  id: string;
  title: string;
  lead?: string;
  /** The content has headings of its own. */
  hidesTitle?: boolean;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the file. The margin makes the page's scroll padding of 80 px 56, which the sticky navigation needs. */
export function FileSection({ id, title, lead, hidesTitle = false, action, children }: FileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-8 -scroll-mt-6">
      <div className={hidesTitle ? 'sr-only' : 'mb-3 flex flex-wrap items-baseline gap-x-3'}>
        <h2 id={`${id}-heading`} className="text-h3">
          {title}
        </h2>
        {lead && <p className="text-ui text-ink-2">{lead}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {children}
    </section>
  );
}
