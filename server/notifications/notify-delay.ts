import { delayMessage } from '#domain/notifications/delay-notice.ts';
import { deliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { raiseByRule, resolveByRule } from '../exceptions/exceptions-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { noteDelay } from './delay-notices-table.ts';
import type { Notifier } from './notifier.ts';
import { notifyMembers } from './notify-members.ts';

/** Shorter delays do not cause an e-mail. */
const NOTIFIED_FROM_DAYS = 1;
const SEVERE_FROM_DAYS = 7;

type Delayed = Pick<
  ShipmentRecord,
  | 'id'
  | 'organisation_id'
  | 'tracking_number'
  | 'status'
  | 'destination_city'
  | 'destination_country'
  | 'promised_delivery_date'
  | 'estimated_delivery_date'
  | 'estimate_reason'
  | 'delivered_at'
  | 'test'
>;

export type DelayNotifier = Notifier & Pick<Dependencies, 'database' | 'geography'>;

/**
 * Notifies the customer of a shipment when its delay has increased, and raises an exception, which is resolved once the
 * estimate meets the promise again.
 */
export async function notifyDelay(
  transaction: Transaction,
  notifier: DelayNotifier,
  shipment: Delayed,
): Promise<void> {
  const { id, organisation_id, tracking_number, estimate_reason: reason } = shipment;
  const now = notifier.now();
  const time_zone = notifier.geography.timeZones.ofTown(
    shipment.destination_city,
    shipment.destination_country,
  );
  const { promised_delivery_date: promised, days_late } = deliveryOutlook(shipment, time_zone, now);
  if (days_late < NOTIFIED_FROM_DAYS)
    await resolveByRule(
      transaction,
      { shipment_id: id, code: 'DELAY' },
      { resolution: 'The estimate meets the promise again.', resolved_at: now },
    );
  if (organisation_id === null || promised === null || days_late < NOTIFIED_FROM_DAYS) return;
  if (!(await noteDelay(transaction, { shipment_id: id, promised, days_late, notified_at: now }))) return;
  const message = delayMessage(tracking_number, days_late, reason);
  await raiseByRule(transaction, {
    shipment_id: id,
    code: 'DELAY',
    severity: days_late >= SEVERE_FROM_DAYS ? 'high' : 'medium',
    customer_text: message,
    raised_at: now,
  });
  await notifyMembers(
    transaction,
    notifier,
    { organisation_id, permission: 'view' },
    {
      notification: {
        kind: 'shipment_delayed',
        type: 'warning',
        title: 'Shipment delayed',
        message,
        related_id: tracking_number,
        related_type: 'shipment',
      },
    },
  );
  await recordEvents(transaction, now, {
    organisation_id,
    type: 'exception.raised',
    object: tracking_number,
    data: {
      tracking_number,
      status: shipment.status,
      kind: 'delay',
      days_late,
      promised_delivery_date: promised,
      estimated_delivery_date: shipment.estimated_delivery_date,
      reason,
    },
  });
  if (shipment.test) return;
  await writeAudit(transaction, {
    action: 'shipments.delayed',
    subject_type: 'shipment',
    subject_id: id,
    detail: { tracking_number, promised, days_late, reason },
  });
}
