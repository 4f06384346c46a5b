import type { CSSProperties, SyntheticEvent } from 'react';
import { GridBody } from './grid-body.tsx';
import { GridHeader } from './grid-header.tsx';
import type { GridProps } from './grid-props.ts';
import { CHOICE_WIDTH } from './grid-row.tsx';
import { type Choice, isAllChosen } from './row-choice.ts';
import { HEADER_HEIGHT, useGrid } from './use-grid.ts';
import './data-grid.css';

/**
 * The ARIA APG's grid: one Tab stop, arrow keys move between cells. Rows are virtualized; the focused row is always
 * rendered.
 */
export function DataGrid<Row>(props: GridProps<Row>) {
  const { label, rows, sort, onSort, total, choosing, toneOf, isLate, onPoint } = props;
  const { box, grid, room, ids, columns, columnCount, template, width, place, body, events } = useGrid(props);
  return (
    <div
      ref={box}
      className="relative overflow-auto overscroll-x-contain rounded-md border border-line bg-surface print:max-h-none! print:overflow-visible print:border-0"
      style={{
        maxHeight: room,
        scrollPaddingTop: HEADER_HEIGHT,
        scrollPaddingLeft: (columns[0]?.width ?? 0) + (choosing ? CHOICE_WIDTH : 0),
      }}
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are navigable
        role="grid"
        aria-label={label}
        aria-rowcount={total === null ? -1 : total + 1}
        aria-colcount={columnCount}
        aria-multiselectable={choosing !== undefined || undefined}
        className="data-grid text-dense print:w-full!"
        style={{ width: `max(100%, ${width}px)`, '--row-height': `${body.rowHeight}px` } as CSSProperties}
        {...events}
        {...(onPoint && pointing(onPoint))}
      >
        <GridHeader
          columns={columns}
          template={template}
          sort={sort}
          onSort={onSort}
          activeColumn={place.row < 0 ? place.column : null}
          chosen={choosing && howManyChosen(choosing.chosen, ids)}
          chooseAll={choosing?.all ?? ''}
        />
        <GridBody
          rows={rows}
          ids={ids}
          columns={columns}
          template={template}
          place={place}
          choosing={choosing}
          toneOf={toneOf}
          isLate={isLate}
          {...body}
        />
      </table>
      {total !== rows.length && <PartlyLoadedNote count={rows.length} isTotalKnown={total !== null} />}
    </div>
  );
}

/** On paper, where nothing more is loaded. */
function PartlyLoadedNote({ count, isTotalKnown }: { count: number; isTotalKnown: boolean }) {
  const number = count.toLocaleString('en-US');
  return (
    <p className="hidden pt-2 text-caption print:block">
      {isTotalKnown ? `The first ${number} rows.` : `These are the ${number} rows loaded so far.`} Export the
      list for all of them.
    </p>
  );
}

function pointing(onPoint: (id: string | null) => void) {
  const point = ({ target }: SyntheticEvent) =>
    onPoint((target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? null);
  const leave = () => onPoint(null);
  return { onMouseOver: point, onMouseLeave: leave, onFocusCapture: point, onBlurCapture: leave };
}

function howManyChosen(chosen: Choice, ids: readonly string[]) {
  if (isAllChosen(chosen, ids)) return 'all';
  return chosen.size > 0 ? 'some' : 'none';
}
