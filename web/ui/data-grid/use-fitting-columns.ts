import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { fittingColumns, type GridColumn } from './grid-column.ts';

/** The columns that fit into the box beside `taken` pixels. Keeps the identity of the list until a column comes or goes. */
export function useFittingColumns<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  taken: number,
): readonly GridColumn<Row>[] {
  const [count, setCount] = useState(columns.length);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      // A box without a size isn't laid out yet.
      if (element.clientWidth > 0) setCount(fittingColumns(columns, element.clientWidth - taken).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, columns, taken]);
  return useMemo(() => {
    const yielding = columns.filter(({ yields }) => yields !== undefined);
    const left = yielding
      .sort((one, other) => (one.yields ?? 0) - (other.yields ?? 0))
      .slice(0, columns.length - count);
    return left.length === 0 ? columns : columns.filter((column) => !left.includes(column));
  }, [columns, count]);
}
