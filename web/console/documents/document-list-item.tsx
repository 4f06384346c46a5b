import type { ReactNode } from 'react';

interface DocumentListItemProps {
  name: string;
  /** Number, status, time and author, or why there is no document. */
  children: ReactNode;
  actions: ReactNode;
}

/** A document of the shipment with its actions. */
export function DocumentListItem({ name, children, actions }: DocumentListItemProps) {
  return (
    <li
      aria-label={name}
      className="flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-ui font-semibold">{name}</p>
        <div className="text-dense text-ink-2">{children}</div>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&_button]:px-2.5">
        {actions}
      </div>
    </li>
  );
}
