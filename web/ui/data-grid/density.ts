import { useSyncExternalStore } from 'react';
import type { Density } from '#domain/views/density.ts';

/** Row heights in pixels. */
export const ROW_HEIGHTS: Record<Density, number> = { comfortable: 44, normal: 36, compact: 28 };

const COARSE = '(pointer: coarse)';

/** The row height in pixels. Coarse pointers always get the tallest rows. */
export function useRowHeight(density: Density): number {
  const isCoarse = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(COARSE).matches,
    () => false,
  );
  return ROW_HEIGHTS[isCoarse ? 'comfortable' : density];
}

function subscribe(onChange: () => void) {
  const media = window.matchMedia(COARSE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
