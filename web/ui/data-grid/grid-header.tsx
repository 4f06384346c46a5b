import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { type GridColumn, type GridSort, nextSort } from './grid-column.ts';
import { CHOICE_WIDTH } from './grid-row.tsx';

interface GridHeaderProps<Row> {
  columns: readonly GridColumn<Row>[];
  /** Its CSS grid template. */
  template: string;
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  /** Index of the header cell with the Tab stop. */
  activeColumn: number | null;
  /** Whether all, some or no rows are selected. Undefined without row selection. */
  chosen: 'all' | 'some' | 'none' | undefined;
  /** Label of the header's checkbox: 'Select all 300 loaded shipments'. */
  chooseAll: string;
}

function PlainGridHeader<Row>({
  columns,
  template,
  sort,
  onSort,
  activeColumn,
  chosen,
  chooseAll,
}: GridHeaderProps<Row>) {
  const offset = chosen === undefined ? 0 : 1;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: block removes its implicit role
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: display: grid removes its implicit role */}
      <tr role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
        {chosen !== undefined && (
          <HeaderCell number={0} choosing pinnedAt={0} active={activeColumn === 0}>
            <input
              type="checkbox"
              tabIndex={-1}
              checked={chosen === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = chosen === 'some';
              }}
              readOnly
              data-control=""
              aria-label={chooseAll}
              title={chooseAll}
              className="choice-box size-4"
            />
          </HeaderCell>
        )}
        {columns.map((column, number) => (
          <HeaderCell
            key={column.id}
            number={number + offset}
            pinnedAt={number === 0 ? offset * CHOICE_WIDTH : undefined}
            active={activeColumn === number + offset}
            align={column.align}
            sorted={column.firstSort && (sort?.column === column.id ? sort.direction : 'none')}
          >
            {column.firstSort ? (
              <button
                type="button"
                tabIndex={-1}
                data-control=""
                onClick={() => onSort(nextSort(column, sort))}
                className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
              >
                {column.header}
                <SortArrow direction={sort?.column === column.id ? sort.direction : null} />
              </button>
            ) : (
              <span className="clipped">{column.header}</span>
            )}
          </HeaderCell>
        ))}
      </tr>
    </thead>
  );
}

export const GridHeader = memo(PlainGridHeader) as typeof PlainGridHeader;

interface HeaderCellProps {
  number: number;
  active: boolean;
  choosing?: boolean;
  pinnedAt?: number | undefined;
  align?: 'right' | undefined;
  sorted?: 'ascending' | 'descending' | 'none' | undefined;
  children: ReactNode;
}

function HeaderCell({
  number,
  active,
  choosing = false,
  pinnedAt,
  align,
  sorted,
  children,
}: HeaderCellProps) {
  return (
    <th
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: display: grid removes its implicit role
      role="columnheader"
      aria-colindex={number + 1}
      aria-sort={sorted}
      tabIndex={active ? 0 : -1}
      data-cell={number}
      data-choosing={choosing ? '' : undefined}
      data-pinned={pinnedAt === undefined ? undefined : ''}
      data-align={align}
      style={pinnedAt === undefined ? undefined : ({ '--pinned-at': `${pinnedAt}px` } as CSSProperties)}
    >
      {children}
    </th>
  );
}

function SortArrow({ direction }: { direction: GridSort['direction'] | null }) {
  if (direction === null) return null;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Arrow aria-hidden="true" className="size-3.5 shrink-0" />;
}
