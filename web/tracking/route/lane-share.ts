import { shownProgress } from '#domain/tracking/shown-progress.ts';

/** Where the live point stands on a mini lane, 0 to 1: always between the ends, as it is on its way. */
export function laneShare(progress: number): number {
  return shownProgress(progress) / 100;
}
