import type { ShipmentStatus } from './status.ts';

/** Progress in whole percent, 0 to 100, 100 only when delivered; null when cancelled. */
export function percentComplete(status: ShipmentStatus, progress: number): number | null {
  if (status === 'cancelled') return null;
  if (status === 'delivered') return 100;
  return Math.min(99, Math.max(0, Math.round(progress)));
}
