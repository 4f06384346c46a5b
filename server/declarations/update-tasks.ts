import { provenByDeclarations } from '#domain/tasks/proven-tasks.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { MilestonesContext } from '../milestones/operations.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { completeTasks } from '../tasks/complete-tasks.ts';
import { reopenTasks } from '../tasks/reopen-tasks.ts';
import type { DeclarationRecord } from './declarations-table.ts';

type Declaration = Pick<DeclarationRecord, 'kind' | 'state'>;

/** Completes the standard task of a declaration that is lodged, and reopens that of the last one that customs reject. */
export async function updateTasks(
  transaction: Transaction,
  context: MilestonesContext,
  shipment: ShipmentRecord,
  [changed, ...others]: readonly [Declaration, ...Declaration[]],
): Promise<void> {
  const by = signedIn(context);
  const keys = provenByDeclarations([{ kind: changed.kind, state: 'lodged' }]);
  if (changed.state === 'lodged') await completeTasks(transaction, context, by, [{ shipment, keys }]);
  if (changed.state !== 'rejected') return;
  const proven = provenByDeclarations(others);
  await reopenTasks(transaction, context, by, {
    shipment,
    keys: keys.filter((key) => !proven.includes(key)),
  });
}
