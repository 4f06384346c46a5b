import type { Transaction } from '../database/pool/connection.ts';
import type { Broadcast } from '../live/broadcast.ts';
import { FLEET } from '../live/channel.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

/**
 * Makes the consoles of other staff refetch a shipment’s documents. The client gets a notification instead.
 */
export async function publishDocumentsChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  { tracking_number, branch_id }: Pick<ShipmentRecord, 'tracking_number' | 'branch_id'>,
): Promise<void> {
  await broadcast.publish(transaction, [
    { channel: FLEET, event: 'documents_changed', data: { tracking_number }, branch_id },
  ]);
}
