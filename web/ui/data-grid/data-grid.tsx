import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Density } from '#domain/views/density.ts';
import { useRowHeight } from './density.ts';
import { drawnRows } from './drawn-rows.ts';
import type { GridColumn, GridSort } from './grid-column.ts';
import { GridHeader } from './grid-header.tsx';
import { CHOICE_WIDTH, GridRow, gridTemplate, type RowTone } from './grid-row.tsx';
import { type Choice, isAllChosen } from './row-choice.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useAvailableHeight } from './use-available-height.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useProgressiveCount } from './use-progressive-count.ts';
import { useRowChoice } from './use-row-choice.ts';
import './data-grid.css';

/** Grids with up to this many rows render all of them shortly after the first paint, so the browser's find-in-page works. */
const MAX_UNWINDOWED_ROWS = 500;
const OVERSCAN = 8;
/** The next page is loaded this many rows before the end. */
const NEAR_END = 40;
const HEADER_HEIGHT = 36;

export interface GridProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Identifies the data set (filter, search). When it changes, the grid scrolls back to the top. */
  of?: string;
  idOf: (row: Row) => string;
  /** The visible columns. Keep the array's identity stable: a new array re-renders every row. */
  columns: readonly GridColumn<Row>[];
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  density: Density;
  /** The number of all rows, loaded or not. Null when unknown. */
  total: number | null;
  /** Called when the end of the loaded rows is near the viewport. */
  onNearEnd?: () => void;
  /** Called for Enter on a cell without a control, and for the e key. */
  onOpen?: (id: string) => void;
  /** Called for Ctrl and Enter. */
  onOpenPage?: (id: string) => void;
  /** Enables row selection. `all` labels the header's checkbox. */
  choosing?: { chosen: Choice; onChoose: (chosen: Choice) => void; all: string };
  toneOf?: (id: string) => RowTone | undefined;
  /** Whether a row gets a red rule at its left edge. */
  isLate?: (row: Row) => boolean;
  /** Called with the row under the pointer or with the focus, and with null when it leaves the rows. */
  onPoint?: (id: string | null) => void;
  /** Shortcut keys that activate the control of a column: { s: 'status' }. */
  letters?: Record<string, string>;
}

const NOTHING_CHOSEN: Choice = new Set();
const ignore = () => {};

/**
 * The ARIA APG's grid: one Tab stop, arrow keys move between cells. Rows are virtualized; the focused row is always
 * rendered.
 */
export function DataGrid<Row>({
  label,
  rows,
  of = '',
  idOf,
  columns: allColumns,
  sort,
  onSort,
  density,
  total,
  onNearEnd,
  onOpen,
  onOpenPage,
  choosing,
  toneOf,
  isLate,
  onPoint,
  letters = {},
}: GridProps<Row>) {
  const selectable = choosing !== undefined;
  const rowHeight = useRowHeight(density);
  const [box, room] = useAvailableHeight<HTMLDivElement>();
  const columns = useFittingColumns(box, allColumns, selectable ? CHOICE_WIDTH : 0);
  const { template, width } = gridTemplate(columns, selectable);
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const columnIds = useMemo(
    () => [...(selectable ? ['choice'] : []), ...columns.map(({ id }) => id)],
    [columns, selectable],
  );
  const { grid, place, activate, leaveRows, onFocus, onBlur } = useActiveCell(ids, columnIds, {
    row: 0,
    column: selectable ? 1 : 0,
  });

  const printing = useIsPrinting();
  const overscan = useProgressiveCount(
    `${of} ${ids[0]}`,
    OVERSCAN,
    ids.length > MAX_UNWINDOWED_ROWS ? OVERSCAN : ids.length,
  );
  const windowed = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 0,
  });
  const visible = windowed.getVirtualItems();
  const first = visible[0]?.index ?? 0;
  const last = visible.at(-1)?.index ?? -1;
  const settled = { first: useDeferredValue(first), last: useDeferredValue(last) };
  const drawn = printing
    ? [...rows.keys()]
    : drawnRows({ first, last }, settled, { overscan, count: rows.length, active: place.row });
  const measured = useRef(rowHeight);
  useEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    windowed.measure();
  }, [windowed, rowHeight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new data set starts at the top
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 });
    leaveRows();
  }, [of]);

  const isNearEnd = rows.length > 0 && Math.max(last, place.row) >= rows.length - NEAR_END;
  const endSeen = isNearEnd ? rows.length : null;
  useEffect(() => {
    if (endSeen !== null) onNearEnd?.();
  }, [endSeen, onNearEnd]);

  const choice = useRowChoice(ids, choosing?.chosen ?? NOTHING_CHOSEN, choosing?.onChoose ?? ignore);
  const events = useGridEvents({
    ids,
    columnCount: columnIds.length,
    page: Math.max(1, Math.floor((room - HEADER_HEIGHT) / rowHeight) - 1),
    place,
    activate,
    choice: selectable ? choice : undefined,
    onOpen,
    onOpenPage,
    letters: Object.fromEntries(
      Object.entries(letters).map(([letter, column]) => [letter, columnIds.indexOf(column)]),
    ),
  });

  return (
    <div
      ref={box}
      className="relative overflow-auto overscroll-x-contain rounded-md border border-line bg-surface print:max-h-none! print:overflow-visible print:border-0"
      style={{
        maxHeight: room,
        scrollPaddingTop: HEADER_HEIGHT,
        scrollPaddingLeft: (columns[0]?.width ?? 0) + (selectable ? CHOICE_WIDTH : 0),
      }}
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are navigable
        role="grid"
        aria-label={label}
        aria-rowcount={total === null ? -1 : total + 1}
        aria-colcount={columnIds.length}
        aria-multiselectable={selectable || undefined}
        className="data-grid text-dense print:w-full!"
        style={
          {
            width: `max(100%, ${width}px)`,
            '--row-height': `${rowHeight}px`,
          } as CSSProperties
        }
        onFocus={onFocus}
        onBlur={onBlur}
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
        {/* biome-ignore lint/a11y/noRedundantRoles: display: block removes its implicit role */}
        <tbody role="rowgroup" className="relative print:h-auto!" style={{ height: windowed.getTotalSize() }}>
          {drawn.map((index) => {
            const row = rows[index];
            const id = ids[index];
            if (row === undefined || id === undefined) return null;
            return (
              <GridRow
                key={id}
                row={row}
                id={id}
                index={index}
                top={index * rowHeight}
                columns={columns}
                template={template}
                activeColumn={index === place.row ? place.column : null}
                chosen={choosing?.chosen.has(id)}
                tone={toneOf?.(id)}
                late={isLate?.(row) ?? false}
              />
            );
          })}
        </tbody>
      </table>
      {total !== rows.length && (
        <p className="hidden pt-2 text-caption print:block">
          {total === null ? 'These are the ' : 'The first '}
          {rows.length.toLocaleString('en-US')}
          {total === null ? ' rows loaded so far.' : ' rows.'} Export the list for all of them.
        </p>
      )}
    </div>
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
