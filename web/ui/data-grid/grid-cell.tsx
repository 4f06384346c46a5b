import type { CSSProperties, ReactNode } from 'react';

interface GridCellProps {
  number: number;
  active: boolean;
  /** A click anywhere in the cell selects its row. */
  choosing?: boolean;
  /** Keeps the cell visible this many pixels from the left edge. */
  pinnedAt?: number | undefined;
  /** Whether the cell is its row's header. */
  header?: boolean;
  align?: 'right' | undefined;
  title?: string | undefined;
  children: ReactNode;
}

export function GridCell({
  number,
  active,
  choosing = false,
  pinnedAt,
  header = false,
  align,
  title,
  children,
}: GridCellProps) {
  const Cell = header ? 'th' : 'td';
  return (
    <Cell
      {...(header ? { scope: 'row' } : {})}
      role={header ? 'rowheader' : 'gridcell'}
      aria-colindex={number + 1}
      tabIndex={active ? 0 : -1}
      data-cell={number}
      data-choosing={choosing ? '' : undefined}
      data-pinned={pinnedAt === undefined ? undefined : ''}
      data-align={align}
      title={title}
      style={pinnedAt === undefined ? undefined : ({ '--pinned-at': `${pinnedAt}px` } as CSSProperties)}
    >
      {children}
    </Cell>
  );
}
