import type { ShipmentStatus } from './status.ts';

/** Whole per cent of the way, 0 to 100, and 100 only when delivered; null for what is cancelled. */
export function percentOfWay(status: ShipmentStatus, progress: number): number | null {
  if (status === 'cancelled') return null;
  if (status === 'delivered') return 100;
  return Math.min(99, Math.max(0, Math.round(progress)));
}
