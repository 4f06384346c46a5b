import type { ProvenTask } from '#domain/tasks/proven-tasks.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Actor, publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { lockOpenTasks, markTasksDone } from './tasks-table.ts';

interface Proof {
  shipment: ShipmentRecord;
  keys: readonly ProvenTask[];
}

/** Completes the open standard tasks of shipments that a change has proven done. `by` is null where a customer changed it. */
export async function completeTasks(
  transaction: Transaction,
  { broadcast, now }: Pick<Dependencies, 'broadcast' | 'now'>,
  by: Actor,
  proofs: readonly Proof[],
): Promise<void> {
  const proven = proofs.filter(({ keys }) => keys.length > 0);
  const open = await lockOpenTasks(
    transaction,
    proven.map(({ shipment, keys }) => ({ shipment_id: shipment.id, keys })),
  );
  if (open.length === 0) return;
  await markTasksDone(
    transaction,
    open.map(({ id }) => id),
    { done_at: now(), done_by: by?.user_id ?? null },
  );
  await publishShipmentsChanged(
    transaction,
    broadcast,
    by,
    open.flatMap(({ id, title, shipment_id }) =>
      proven
        .filter(({ shipment }) => shipment.id === shipment_id)
        .map(({ shipment }) => ({
          shipment,
          action: 'tasks.change' as const,
          detail: { task: id, title, changes: { done: [false, true] } },
        })),
    ),
  );
}
