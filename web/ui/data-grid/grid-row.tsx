import { memo } from 'react';
import { GridCell } from './grid-cell.tsx';
import type { GridColumn } from './grid-column.ts';

/** 'news': just changed by someone else. 'sending': changed here, not yet confirmed. 'pointed': pointed at on the map. */
export type RowTone = 'news' | 'sending' | 'pointed';

interface GridRowProps<Row> {
  row: Row;
  id: string;
  index: number;
  top: number;
  columns: readonly GridColumn<Row>[];
  /** Its CSS grid template. */
  template: string;
  /** Index of the row's cell with the Tab stop. */
  activeColumn: number | null;
  /** Undefined without row selection. */
  chosen: boolean | undefined;
  tone: RowTone | undefined;
  /** Draws a red rule at the left edge. */
  late: boolean;
}

function PlainGridRow<Row>({
  row,
  id,
  index,
  top,
  columns,
  template,
  activeColumn,
  chosen,
  tone,
  late,
}: GridRowProps<Row>) {
  const offset = chosen === undefined ? 0 : 1;
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: display: grid removes its implicit role
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen}
      data-row={id}
      data-tone={tone}
      data-late={late ? '' : undefined}
      style={{ gridTemplateColumns: template, transform: `translateY(${top}px)` }}
    >
      {chosen !== undefined && (
        <GridCell number={0} choosing pinnedAt={0} active={activeColumn === 0}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={chosen}
            readOnly
            data-control=""
            aria-label={`Select ${id}`}
            className="choice-box size-4"
          />
        </GridCell>
      )}
      {columns.map((column, number) => (
        <GridCell
          key={column.id}
          number={number + offset}
          pinnedAt={number === 0 ? offset * CHOICE_WIDTH : undefined}
          active={activeColumn === number + offset}
          header={number === 0}
          align={column.align}
          title={column.title?.(row)}
        >
          {column.cell(row)}
        </GridCell>
      ))}
    </tr>
  );
}

/** Width of the checkbox column in pixels. */
export const CHOICE_WIDTH = 36;

/** Memoized because a grid holds thousands of rows. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;

/**
 * The columns of each row, and the least width of the grid in pixels, both with the checkbox column. Not custom properties of
 * the grid: every element inherits them, so a change would compute the style of all cells' contents.
 */
export function gridTemplate<Row>(
  columns: readonly GridColumn<Row>[],
  selectable: boolean,
): { template: string; width: number } {
  const tracks = columns.map(({ width, grow, max }) =>
    grow || max ? `minmax(${width}px, ${grow ? `${grow}fr` : `${max}px`})` : `${width}px`,
  );
  return {
    template: [...(selectable ? [`${CHOICE_WIDTH}px`] : []), ...tracks].join(' '),
    width: columns.reduce((sum, { width }) => sum + width, selectable ? CHOICE_WIDTH : 0),
  };
}
