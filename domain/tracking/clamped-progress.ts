/** The range of progress in which freight is drawn, so that it is always between the ends. */
export const FIRST_PROGRESS = 5;
export const LAST_PROGRESS = 95;

/** The progress to draw, in percent: between the two for any `progress` from 0 to 100. */
export function clampedProgress(progress: number): number {
  return Math.min(LAST_PROGRESS, Math.max(FIRST_PROGRESS, progress));
}
