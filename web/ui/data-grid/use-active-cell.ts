import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type ActiveCell, cellAt, placeOf } from './active-cell.ts';
import type { Place } from './grid-keys.ts';

/**
 * The grid's one Tab stop. Focus goes where the active cell goes, and comes back to it when its element was
 * taken away under it: by a new order, by rows that went, by a scroll far away.
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

  /** The rows are other ones: only a cell of the header stays the active one. */
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
    // An element that is being removed loses its focus as well; that one the grid wants back.
    else queueMicrotask(() => (hasFocus.current &&= !target.isConnected));
  }, []);
  const onFocus = useCallback(() => {
    hasFocus.current = true;
  }, []);

  return { grid, place, activate, leaveRows, onFocus, onBlur };
}
