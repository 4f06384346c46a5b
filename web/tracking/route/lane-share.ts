import { clampedProgress } from '#domain/tracking/clamped-progress.ts';

/** The position of the live point on a mini lane, 0 to 1; never at the ends, because it is under way. */
export function laneShare(progress: number): number {
  return clampedProgress(progress) / 100;
}
