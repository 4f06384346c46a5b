import { useRef } from 'react';
import { type Choice, type RangeStart, toggledAll, toggledRow, withRange } from './row-choice.ts';

/** Selects single rows, ranges and all rows. `onChoose` receives the new selection. */
export function useRowChoice(ids: readonly string[], choice: Choice, onChoose: (choice: Choice) => void) {
  const start = useRef<RangeStart | null>(null);

  const choose = (next: Choice, from: RangeStart | null) => {
    start.current = from;
    onChoose(next);
  };
  return {
    toggle: (id: string) => {
      const next = toggledRow(choice, id);
      choose(next, { id, before: next });
    },
    /** Extends the selection from the row selected last, or from `from`. */
    extend: (from: string, to: string) => {
      const begin = start.current ?? { id: from, before: choice };
      choose(withRange(ids, begin, to), begin);
    },
    toggleAll: () => choose(toggledAll(choice, ids), null),
    /** Ends the current range selection. */
    endRange: () => {
      start.current = null;
    },
  };
}

export type RowChoice = ReturnType<typeof useRowChoice>;
