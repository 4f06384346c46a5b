import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { trackingOf } from '../live/channel.ts';
import type { ShipmentRecord } from '../shipments/shipments-table.ts';

/** Writes down what was done to a shipment's tracking data, and tells its open pages to read again. */
export async function tellChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  { id, tracking_number, status }: Pick<ShipmentRecord, 'id' | 'tracking_number' | 'status'>,
  { actor_id, action, detail }: { actor_id: string; action: string; detail: Record<string, unknown> },
): Promise<void> {
  await writeAudit(transaction, {
    actor_id,
    action,
    subject_type: 'shipment',
    subject_id: id,
    detail: { tracking_number, ...detail },
  });
  await broadcast.publish(transaction, [
    { channel: trackingOf(tracking_number), event: 'changed', data: { status } },
  ]);
}
