import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowTone } from '#web/ui/data-grid/grid-row.tsx';

const NEWS_MS = 1_200;
/** Longer with reduced motion, because the highlight doesn't fade. */
const REDUCED_MOTION_NEWS_MS = 2_000;

/** Row highlights: 'sending' for changes made here, 'news' for changes by others. */
export function useRowStatus() {
  const [tones, setTones] = useState<ReadonlyMap<string, RowTone>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const set = useCallback((ids: Iterable<string>, tone: RowTone | null) => {
    setTones((tones) => {
      const next = new Map(tones);
      for (const id of ids) {
        if (tone) next.set(id, tone);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const highlight = useCallback(
    (ids: readonly string[]) => {
      set(ids, 'news');
      const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const timer = setTimeout(
        () => {
          timers.current.delete(timer);
          set(ids, null);
        },
        reducedMotion ? REDUCED_MOTION_NEWS_MS : NEWS_MS,
      );
      timers.current.add(timer);
    },
    [set],
  );
  const toneOf = useCallback((id: string) => tones.get(id), [tones]);
  return { toneOf, set, highlight };
}

export type RowTones = ReturnType<typeof useRowStatus>;
