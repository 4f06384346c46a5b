import type { Person } from '#domain/people/person.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Broadcast, LiveMessage } from '../live/broadcast.ts';
import { FLEET, trackingOf } from '../live/channel.ts';
import type { ShipmentRecord } from './shipments-table.ts';

/** The actor of a change; null for the system. */
export type Actor = Pick<Person, 'user_id' | 'full_name'> | null;

/** `detail` may contain `changes` as `[from, to]` by field, and the resulting `version`. */
export interface ShipmentAction {
  action: AuditAction;
  detail: Record<string, unknown>;
}

type ChangedShipment = Pick<ShipmentRecord, 'id' | 'tracking_number' | 'status' | 'branch_id'> &
  Partial<Pick<ShipmentRecord, 'test'>>;

/** Audits a change of a shipment and publishes it to its open pages and the console. */
export async function publishShipmentChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  shipment: ChangedShipment,
  { by, ...action }: ShipmentAction & { by: Actor },
): Promise<void> {
  await publishShipmentsChanged(transaction, broadcast, by, [{ shipment, ...action }]);
}

/** The same for several shipments, with the same number of statements. Changes of test shipments are neither audited nor seen in the console. */
export async function publishShipmentsChanged(
  transaction: Transaction,
  broadcast: Broadcast,
  by: Actor,
  changes: readonly (ShipmentAction & { shipment: ChangedShipment })[],
): Promise<void> {
  await writeAudit(
    transaction,
    ...changes
      .filter(({ shipment }) => !shipment.test)
      .map(({ shipment, action, detail }) => ({
        actor_id: by?.user_id ?? null,
        action,
        subject_type: 'shipment',
        subject_id: shipment.id,
        detail: { tracking_number: shipment.tracking_number, ...detail },
      })),
  );
  await broadcast.publish(
    transaction,
    changes.flatMap(({ shipment }) => changedMessages(shipment, by)),
  );
}

/** Publishes the change to everyone, and its author only to staff. */
export function changedMessages(
  { tracking_number, status, branch_id, test }: Omit<ChangedShipment, 'id'>,
  by: Actor,
): LiveMessage[] {
  const changed = { channel: trackingOf(tracking_number), event: 'changed', data: { status } };
  if (test) return [changed];
  return [
    changed,
    {
      channel: FLEET,
      event: 'changed',
      data: { tracking_number, status, by: by?.full_name ?? null, by_id: by?.user_id ?? null },
      branch_id,
    },
  ];
}
