import type { ProvenTask } from '#domain/tasks/proven-tasks.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Actor, publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { reopenDoneTasks } from './tasks-table.ts';

/** Reopens the standard tasks of a locked shipment whose proof is void. */
export async function reopenTasks(
  transaction: Transaction,
  { broadcast }: Pick<Dependencies, 'broadcast'>,
  by: Actor,
  { shipment, keys }: { shipment: ShipmentRecord; keys: readonly ProvenTask[] },
): Promise<void> {
  const reopened = await reopenDoneTasks(transaction, shipment.id, keys);
  await publishShipmentsChanged(
    transaction,
    broadcast,
    by,
    reopened.map(({ id, title }) => ({
      shipment,
      action: 'tasks.change' as const,
      detail: { task: id, title, changes: { done: [true, false] } },
    })),
  );
}
