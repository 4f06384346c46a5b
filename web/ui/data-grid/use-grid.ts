import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useRowHeight } from './density.ts';
import type { GridProps } from './grid-props.ts';
import { CHOICE_WIDTH, gridTemplate } from './grid-row.tsx';
import type { Choice } from './row-choice.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useAvailableHeight } from './use-available-height.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useRowChoice } from './use-row-choice.ts';

/** The next page is loaded this many rows before the end. */
const NEAR_END = 40;

/** In pixels. */
export const HEADER_HEIGHT = 36;

const NOTHING_CHOSEN: Choice = new Set();
const ignore = () => {};

/** The state of a grid: its layout, the rows to draw, the active cell, and the handlers of its events. */
export function useGrid<Row>(props: GridProps<Row>) {
  const { rows, idOf, density, of = '', choosing } = props;
  const selectable = choosing !== undefined;
  const rowHeight = useRowHeight(density);
  const [box, room] = useAvailableHeight<HTMLDivElement>();
  const columns = useFittingColumns(box, props.columns, selectable ? CHOICE_WIDTH : 0);
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const columnIds = useMemo(
    () => [...(selectable ? ['choice'] : []), ...columns.map(({ id }) => id)],
    [columns, selectable],
  );
  const { grid, place, activate, leaveRows, onFocus, onBlur } = useActiveCell(ids, columnIds, {
    row: 0,
    column: selectable ? 1 : 0,
  });
  const { drawn, last, height } = useDrawnRows({
    box,
    rowHeight,
    of: `${of} ${ids[0]}`,
    count: rows.length,
    active: place.row,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new data set starts at the top
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 });
    leaveRows();
  }, [of]);
  useNearEnd(rows.length, Math.max(last, place.row), props.onNearEnd);

  const choice = useRowChoice(ids, choosing?.chosen ?? NOTHING_CHOSEN, choosing?.onChoose ?? ignore);
  const events = useGridEvents({
    ids,
    columnCount: columnIds.length,
    page: Math.max(1, Math.floor((room - HEADER_HEIGHT) / rowHeight) - 1),
    place,
    activate,
    choice: selectable ? choice : undefined,
    onOpen: props.onOpen,
    onOpenPage: props.onOpenPage,
    letters: Object.fromEntries(
      Object.entries(props.letters ?? {}).map(([letter, column]) => [letter, columnIds.indexOf(column)]),
    ),
  });

  return {
    box,
    grid,
    /** The greatest height that fits below the grid's top, in pixels. */
    room,
    ids,
    columns,
    columnCount: columnIds.length,
    ...gridTemplate(columns, selectable),
    place,
    body: { drawn, rowHeight, height },
    events: { ...events, onFocus, onBlur },
  };
}

/** Calls `onNearEnd` once for each number of loaded rows when `reached`, a row number, is near their end. */
function useNearEnd(count: number, reached: number, onNearEnd: (() => void) | undefined) {
  const endSeen = count > 0 && reached >= count - NEAR_END ? count : null;
  useEffect(() => {
    if (endSeen !== null) onNearEnd?.();
  }, [endSeen, onNearEnd]);
}
