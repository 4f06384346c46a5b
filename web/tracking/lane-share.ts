const LEAST = 5;
const MOST = 95;

/** Where the live point stands on a mini lane, 0 to 1: always between the ends, as it is on its way. */
export function laneShare(progress: number): number {
  return Math.min(MOST, Math.max(LEAST, progress)) / 100;
}
