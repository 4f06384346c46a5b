import { delayMessage, recoveryMessage } from '#domain/notifications/delay-notice.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { deliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { raiseByRule, resolveByRule } from '../exceptions/exceptions-table.ts';
import { recordExceptionEvent } from '../exceptions/record-exception-event.ts';
import { delayThreshold } from '../organisations/organisation-rows.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { recordDelayNotice, recordDelayRecovery } from './delay-notices-table.ts';
import type { Notifier } from './notifier.ts';
import { notifyMembers } from './notify-members.ts';

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

/** A shipment of a customer, compared with its promise. */
interface Delay {
  shipment: Delayed;
  organisation_id: string;
  promised: Date;
  expected: Date | null;
  days_late: number;
  /** Days from which the customer is notified. */
  threshold: number;
  time_zone: string;
  now: Date;
}

/**
 * Notifies the customer of a shipment when its delay has increased and is not below the customer’s threshold, and once
 * when it has recovered. In between, until its journey ends, the shipment has an open exception.
 */
export async function notifyDelay(
  transaction: Transaction,
  notifier: DelayNotifier,
  shipment: Delayed,
): Promise<void> {
  const { organisation_id } = shipment;
  const now = notifier.now();
  const time_zone = notifier.geography.timeZones.ofTown(
    shipment.destination_city,
    shipment.destination_country,
  );
  const outlook = deliveryOutlook(shipment, time_zone, now);
  const { promised_delivery_date: promised, estimated_delivery_date: expected, days_late } = outlook;
  if (organisation_id === null || promised === null) return;
  const threshold = await delayThreshold(transaction, organisation_id);
  const delay = { shipment, organisation_id, promised, expected, days_late, threshold, time_zone, now };
  if (days_late < threshold) await endDelay(transaction, notifier, delay);
  else await reportDelay(transaction, notifier, delay);
}

/** Resolves the exception, and notifies the customer if they were notified of the delay. */
async function endDelay(transaction: Transaction, notifier: DelayNotifier, delay: Delay): Promise<void> {
  const { shipment, promised, days_late, threshold, now } = delay;
  const { id, tracking_number } = shipment;
  const [exception] = await resolveByRule(
    transaction,
    { shipment_ids: [id], code: 'DELAY' },
    { resolution: 'The estimate meets the promise again.', resolved_at: now },
  );
  if (exception && !notifier.silent)
    await recordExceptionEvent(transaction, now, 'exception.resolved', { shipment, exception });
  if (
    !isActive(shipment.status) ||
    !(await recordDelayRecovery(transaction, { shipment_id: id, days_late, threshold }))
  )
    return;
  await notifyCustomer(transaction, notifier, delay, {
    type: 'success',
    title: 'Delay recovered',
    message: recoveryMessage(tracking_number, days_late),
  });
  await writeDelayAudit(transaction, shipment, 'shipments.recovered', { promised, days_late });
}

/** Raises the exception and notifies the customer, unless they were notified of this delay. */
async function reportDelay(transaction: Transaction, notifier: DelayNotifier, delay: Delay): Promise<void> {
  const { shipment, promised, expected, days_late, time_zone, now } = delay;
  const { id, tracking_number, estimate_reason: reason } = shipment;
  if (!(await recordDelayNotice(transaction, { shipment_id: id, promised, days_late, notified_at: now })))
    return;
  const message = delayMessage(tracking_number, {
    city: shipment.destination_city,
    days_late,
    reason,
    promised,
    expected,
    time_zone,
  });
  if (isActive(shipment.status))
    await raiseByRule(transaction, {
      shipment_id: id,
      code: 'DELAY',
      severity: days_late >= SEVERE_FROM_DAYS ? 'high' : 'medium',
      customer_text: message,
      raised_at: now,
    });
  await notifyCustomer(transaction, notifier, delay, { type: 'warning', title: 'Shipment delayed', message });
  if (!notifier.silent) await recordDelayEvent(transaction, delay);
  await writeDelayAudit(transaction, shipment, 'shipments.delayed', { promised, days_late, reason });
}

function notifyCustomer(
  transaction: Transaction,
  notifier: DelayNotifier,
  { shipment, organisation_id }: Delay,
  notification: { type: 'success' | 'warning'; title: string; message: string },
): Promise<void> {
  return notifyMembers(
    transaction,
    notifier,
    { organisation_id, permission: 'view' },
    {
      notification: {
        kind: 'shipment_delayed',
        ...notification,
        related_id: shipment.tracking_number,
        related_type: 'shipment',
      },
    },
  );
}

function recordDelayEvent(
  transaction: Transaction,
  { shipment, organisation_id, promised, days_late, now }: Delay,
): Promise<void> {
  const { tracking_number, status, estimated_delivery_date, estimate_reason: reason } = shipment;
  return recordEvents(transaction, now, {
    organisation_id,
    type: 'exception.raised',
    object: tracking_number,
    data: {
      tracking_number,
      status,
      kind: 'delay',
      days_late,
      promised_delivery_date: promised,
      estimated_delivery_date,
      reason,
    },
  });
}

/** Test shipments are not audited. */
async function writeDelayAudit(
  transaction: Transaction,
  { id, tracking_number, test }: Delayed,
  action: 'shipments.delayed' | 'shipments.recovered',
  detail: Record<string, unknown>,
): Promise<void> {
  if (test) return;
  await writeAudit(transaction, {
    action,
    subject_type: 'shipment',
    subject_id: id,
    detail: { tracking_number, ...detail },
  });
}
