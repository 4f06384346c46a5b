import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type ActiveCell, cellAt, placeOf } from './active-cell.ts';
import type { Place } from './grid-keys.ts';

/**
 * The grid's single Tab stop (roving tabindex). Focus follows the active cell and is restored to it when its element
 * is removed by sorting, deletion or virtualized scrolling.
 */
export function useActiveCell(ids: readonly string[], columns: readonly string[], first: Place) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<ActiveCell | null>(null);
  const isFocusDue = useRef(false);
  const hasFocus = useRef(false);
  const place = placeOf(active, ids, columns, first);

  const activate = useCallback(
    (to: Place, { focus }: { focus: boolean }) => {
      isFocusDue.current ||= focus;
      setActive(cellAt(to, ids, columns));
    },
    [ids, columns],
  );

  /** Clears the active cell for a new data set, unless it is in the header. */
  const leaveRows = useCallback(() => setActive((active) => (active?.id === null ? active : null)), []);

  useLayoutEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    if (!cell) return;
    if (isFocusDue.current) {
      isFocusDue.current = false;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (hasFocus.current && document.activeElement === document.body) {
      cell.focus({ preventScroll: true });
    }
  });

  const onBlur = useCallback(({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget !== null) hasFocus.current = currentTarget.contains(relatedTarget);
    // Removing an element also blurs it. In that case the grid restores focus.
    else queueMicrotask(() => (hasFocus.current &&= !target.isConnected));
  }, []);
  const onFocus = useCallback(() => {
    hasFocus.current = true;
  }, []);

  return { grid, place, activate, leaveRows, onFocus, onBlur };
}
