import { useState } from 'react';

/** The item that Enter selects: the first one, even if it arrives late, until the user moves to another. */
export function useSelected(ids: readonly string[]) {
  const [moved, setMoved] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    selected: (chosen !== null && ids.includes(chosen) ? chosen : ids[0]) ?? '',
    /** The list also selects items on its own as they arrive. Only selections by the user count. */
    select: (id: string) => {
      if (moved) setChosen(id);
    },
    onMove: () => setMoved(true),
    reset: () => {
      setMoved(false);
      setChosen(null);
    },
  };
}
