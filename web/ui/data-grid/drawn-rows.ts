/** Row numbers, both inclusive. */
export interface RowRange {
  first: number;
  last: number;
}

export interface Around {
  /** How many rows beyond the settled range are drawn on each side. */
  overscan: number;
  count: number;
  /** The row of the active cell, which is always drawn; -1 is the header. */
  active: number;
}

/**
 * The numbers of the rows to draw, ascending: the visible ones and those around the settled range, which follows the visible
 * one after a paint. So a jump draws only the rows that will be seen, and adds and removes the others afterwards.
 */
export function drawnRows(
  visible: RowRange,
  settled: RowRange,
  { overscan, count, active }: Around,
): number[] {
  const numbers = new Set<number>();
  const add = ({ first, last }: RowRange) => {
    for (let number = Math.max(0, first); number <= Math.min(count - 1, last); number++) numbers.add(number);
  };
  add(visible);
  add({ first: settled.first - overscan, last: settled.last + overscan });
  add({ first: active, last: active });
  return [...numbers].sort((one, other) => one - other);
}
