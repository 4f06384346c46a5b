import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { drawnRows } from './drawn-rows.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useProgressiveCount } from './use-progressive-count.ts';

/** Grids with up to this many rows render all of them shortly after the first paint, so the browser's find-in-page works. */
const MAX_UNWINDOWED_ROWS = 500;
const OVERSCAN = 8;

interface DrawnRowsOptions {
  /** The scrolling element. */
  box: RefObject<HTMLElement | null>;
  /** In pixels. */
  rowHeight: number;
  /** Identifies the data set. When it changes, the rows beyond the viewport are added step by step again. */
  of: string;
  count: number;
  /** The row of the active cell, which is always drawn; -1 is the header. */
  active: number;
}

/** The numbers of the rows to draw, the last one in the viewport (-1 without rows), and the height of all rows in pixels. */
export function useDrawnRows({ box, rowHeight, of, count, active }: DrawnRowsOptions) {
  const printing = useIsPrinting();
  const overscan = useProgressiveCount(of, OVERSCAN, count > MAX_UNWINDOWED_ROWS ? OVERSCAN : count);
  const windowed = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 0,
  });
  const visible = windowed.getVirtualItems();
  const first = visible[0]?.index ?? 0;
  const last = visible.at(-1)?.index ?? -1;
  const settled = { first: useDeferredValue(first), last: useDeferredValue(last) };
  const drawn = printing
    ? [...Array(count).keys()]
    : drawnRows({ first, last }, settled, { overscan, count, active });
  const measured = useRef(rowHeight);
  useEffect(() => {
    if (measured.current === rowHeight) return;
    measured.current = rowHeight;
    windowed.measure();
  }, [windowed, rowHeight]);
  return { drawn, last, height: windowed.getTotalSize() };
}
