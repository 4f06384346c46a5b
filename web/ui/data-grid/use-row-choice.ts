import { useRef } from 'react';
import { type Choice, type RangeStart, toggledAll, toggledRow, withRange } from './row-choice.ts';

/** Choosing rows one by one, in ranges and all at once; `onChoose` is told what is chosen then. */
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
    /** From the row that was chosen last, or else from `from`. */
    extend: (from: string, to: string) => {
      const begin = start.current ?? { id: from, before: choice };
      choose(withRange(ids, begin, to), begin);
    },
    toggleAll: () => choose(toggledAll(choice, ids), null),
    /** The next range begins anew. */
    endRange: () => {
      start.current = null;
    },
  };
}

export type RowChoice = ReturnType<typeof useRowChoice>;
