import type { ProofOfDelivery } from '#domain/deliveries/delivery.ts';
import { deliveryExceptions } from '#domain/deliveries/delivery-exceptions.ts';
import { changesBetween } from '#domain/shipments/changes.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { insertException } from '../exceptions/exceptions-table.ts';
import { recordExceptionEvent } from '../exceptions/record-exception-event.ts';
import { findFileHeader } from '../shipment-file/forwarding-files-table.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { placeStatus } from '../shipments/place-status.ts';
import { completeTasks } from '../tasks/complete-tasks.ts';
import { recordStatus } from '../tracking/record-status.ts';
import { checkSignatureTime } from './check-signature-time.ts';
import { findDelivery, writeDelivery } from './deliveries-table.ts';
import { lockDelivery } from './lock-delivery.ts';
import { moveDeliveryTime } from './move-delivery-time.ts';
import { type DeliveriesContext, operations } from './operations.ts';
import { presentDelivery, proofOf } from './present.ts';

const NO_PROOF = { delivered_at: null, signed_by: '', short_pieces: 0, damaged_pieces: 0, remarks: '' };

/** A signed receipt proves the delivery, whatever the shipment’s status was. */
export const recordProof = operations.recordProof.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { tracking_number, ...proof } = input;
    const { shipment, delivery } = await lockDelivery(transaction, context, tracking_number, errors);
    const by = signedIn(context);
    const changes = changesBetween(proofOf(delivery) ?? NO_PROOF, proof);
    if (Object.keys(changes).length > 0) {
      await checkSignatureTime(transaction, context, shipment, proof.delivered_at);
      const { remarks, ...fields } = proof;
      await writeDelivery(transaction, shipment.id, {
        ...fields,
        delivery_remarks: remarks,
        recorded_at: context.now(),
        recorded_by: by.user_id,
      });
      await raiseExceptions(transaction, context, shipment, { before: proofOf(delivery), proof });
      await completeTasks(transaction, context, by, [{ shipment, keys: ['proof_of_delivery'] }]);
      const version = await moveDeliveryTime(transaction, shipment, proof.delivered_at, context.now());
      await publishShipmentChanged(transaction, context.broadcast, shipment, {
        by,
        action: 'deliveries.recordProof',
        detail: { changes, ...(version !== undefined && { version }) },
      });
      if (shipment.status !== 'delivered')
        await recordStatus(transaction, context, shipment, {
          ...placeStatus(context.geography, shipment, 'delivered', undefined),
          status: 'delivered',
          description: null,
          occurred_at: proof.delivered_at,
          recorded_at: context.now(),
          by,
        });
    }
    return presentDelivery(context, shipment, await findDelivery(transaction, shipment.id));
  }),
);

/**
 * Raises what the proof before it did not state, so that a correction of the signer reopens nothing that is resolved. What is
 * open already stays as staff have described it.
 */
async function raiseExceptions(
  transaction: Transaction,
  context: DeliveriesContext,
  shipment: ShipmentRecord,
  { before, proof }: { before: ProofOfDelivery | null; proof: ProofOfDelivery },
): Promise<void> {
  const header = await findFileHeader(transaction, shipment.id);
  const stated = before ? deliveryExceptions(before).map(({ customer_text }) => customer_text) : [];
  const found = deliveryExceptions(proof).filter(({ customer_text }) => !stated.includes(customer_text));
  for (const exception of found) {
    const raised = await insertException(transaction, {
      ...exception,
      shipment_id: shipment.id,
      severity: 'high',
      owner_id: header?.operations_owner?.user_id ?? null,
      raised_by: signedIn(context).user_id,
      raised_at: context.now(),
    });
    if (raised)
      await recordExceptionEvent(transaction, context.now(), 'exception.raised', {
        shipment,
        exception: raised,
      });
  }
}
