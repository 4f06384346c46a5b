import type { Amendment } from '#contract/amendments.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { type AmendmentRecord, decideAmendment } from './amendments-table.ts';
import type { AmendmentsContext } from './operations.ts';
import { present } from './present.ts';

/** Records the decision about an amendment and notifies the customer. */
export async function decide(
  transaction: Transaction,
  context: AmendmentsContext,
  { amendment, shipment }: { amendment: AmendmentRecord; shipment: ShipmentRecord },
  { status, answer }: { status: 'approved' | 'declined'; answer: string },
): Promise<Amendment> {
  const by = signedIn(context);
  const decided_at = context.now();
  const decided = await decideAmendment(transaction, amendment.id, {
    status,
    answer,
    decided_by: by.user_id,
    decided_at,
  });
  const { tracking_number } = shipment;
  await publishShipmentChanged(transaction, context.broadcast, shipment, {
    by,
    action: status === 'approved' ? 'amendments.approve' : 'amendments.decline',
    detail: {
      amendment: amendment.id,
      ...(status === 'approved' && { changes: amendment.difference }),
      ...(answer && { reason: answer }),
    },
  });
  // Only the names of the fields: some values need the permission to see prices.
  await recordEvents(transaction, decided_at, {
    organisation_id: shipment.organisation_id,
    type: `amendment.${status}`,
    object: tracking_number,
    data: {
      tracking_number,
      amendment_id: amendment.id,
      fields: Object.keys(amendment.difference),
      answer,
      decided_at,
    },
  });
  await notifyMembers(
    transaction,
    context,
    { organisation_id: shipment.organisation_id, permission: 'view' },
    {
      notification: {
        kind: 'message',
        type: status === 'approved' ? 'success' : 'warning',
        title: status === 'approved' ? 'Amendment approved' : 'Amendment declined',
        message:
          status === 'approved'
            ? `We have changed shipment ${tracking_number} as you asked.`
            : `We cannot change shipment ${tracking_number} as you asked. ${answer}`.trim(),
        related_id: tracking_number,
        related_type: 'shipment',
      },
    },
  );
  return present(transaction, decided, tracking_number);
}
