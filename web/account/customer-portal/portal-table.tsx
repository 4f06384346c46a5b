import type { ReactNode } from 'react';

interface PortalColumn {
  /** The header; screen readers only with `isAction`. */
  name: string;
  /** Replaces the name where the header depends on the width. */
  header?: ReactNode;
  className: string;
  isAction?: boolean;
}

interface PortalTableProps {
  /** For screen readers. */
  caption: string;
  columns: readonly PortalColumn[];
  children: ReactNode;
}

/** The frame and the headers of a table in the customer’s area; its children are the rows. */
export function PortalTable({ caption, columns, children }: PortalTableProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-dense text-ink-2">
          <tr>
            {columns.map(({ name, header = name, className, isAction }) => (
              <th key={name} scope="col" className={className}>
                {isAction ? <span className="sr-only">{name}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
