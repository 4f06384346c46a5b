import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { afterYielding, type GridColumn, yieldsToFit } from './grid-column.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** The columns that fit into the box beside `taken` pixels. Keeps the identity of the list until one of them yields. */
export function useFittingColumns<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  taken: number,
): readonly GridColumn<Row>[] {
  const [count, setCount] = useState(0);
  // A sheet is a table that wraps.
  const yielding = useIsPrinting() ? 0 : count;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // A box without a size isn't laid out yet.
      if (element.clientWidth > 0) setCount(yieldsToFit(columns, element.clientWidth - taken));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, columns, taken]);
  return useMemo(() => afterYielding(columns, yielding), [columns, yielding]);
}
