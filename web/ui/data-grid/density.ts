import { useSyncExternalStore } from 'react';
import type { Density } from '#domain/views/density.ts';

/** Of a row, in pixels. */
export const ROW_HEIGHTS: Record<Density, number> = { comfortable: 44, normal: 36, compact: 28 };

const COARSE = '(pointer: coarse)';

/** The height of a row; fingers always get the tallest. */
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
