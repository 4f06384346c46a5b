import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  /** '2 open' */
  lead?: string | undefined;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the file beside its sections. */
export function Panel({ id, title, lead, action, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <h2 id={`${id}-heading`} className="text-ui font-semibold">
          {title}
        </h2>
        {lead && <p className="text-ui text-ink-2">{lead}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {children}
    </section>
  );
}
