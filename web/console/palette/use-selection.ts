import { useState } from 'react';

/** Which item Enter would take: the first, however late it arrives, until somebody moves to another. */
export function useSelected(ids: readonly string[]) {
  const [moved, setMoved] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  return {
    selected: (asked !== null && ids.includes(asked) ? asked : ids[0]) ?? '',
    /** The list selects by itself too, whatever arrives first: only what a person did counts. */
    select: (id: string) => {
      if (moved) setAsked(id);
    },
    onMove: () => setMoved(true),
    reset: () => {
      setMoved(false);
      setAsked(null);
    },
  };
}
