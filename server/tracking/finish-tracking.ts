import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { endLive, resumeLive } from './live-tracking-table.ts';
import { completeByDelivery, reopenWaypoints } from './route/route-waypoints-table.ts';

/**
 * Updates stops, speed, progress and arrival when a status ends a shipment, and restores them when it becomes active
 * again.
 */
export async function finishTracking(
  transaction: Transaction,
  shipments: readonly { id: string; status: ShipmentStatus }[],
  status: ShipmentStatus,
): Promise<void> {
  const ended = shipments.filter((shipment) => !isActive(shipment.status)).map(({ id }) => id);
  if (ended.length > 0) await pipeline(reopenWaypoints(transaction, ended), resumeLive(transaction, ended));
  if (isActive(status)) return;
  const ids = shipments.map(({ id }) => id);
  const delivered = status === 'delivered';
  await pipeline(
    endLive(transaction, ids, { delivered }),
    ...(delivered ? [completeByDelivery(transaction, ids)] : []),
  );
}

/** The effect of a status change on tracking, for the audit entry. */
export function trackingEffect(
  before: ShipmentStatus,
  after: ShipmentStatus,
): { tracking: 'finished' | 'resumed' } | undefined {
  if (!isActive(after)) return { tracking: 'finished' };
  return isActive(before) ? undefined : { tracking: 'resumed' };
}
