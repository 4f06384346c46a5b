import type { Money } from '#domain/money/money.ts';
import { changesBetween } from '#domain/shipments/changes.ts';
import { confirmedStatus } from '#domain/shipments/price-confirmation.ts';
import { signedIn } from '../api/call-context.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { reverseSold } from '../invoices/shipment-charges-table.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { insertEvents } from '../tracking/events/tracking-events-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import type { NewEvent } from '../webhooks/webhook-deliveries-table.ts';
import { notifyPrice } from './notify-price.ts';
import type { ShipmentsContext } from './operations.ts';
import { placeStatus } from './place-status.ts';

/**
 * Sets the confirmed price of a locked shipment, moves a pending booking to confirmed, and notifies the client. The caller
 * has checked that the price may change. `recorded` is added to the history.
 */
export async function confirmPrice(
  transaction: Transaction,
  context: ShipmentsContext,
  shipment: ShipmentRecord,
  { price, note, recorded }: { price: Money; note: string; recorded?: Record<string, unknown> },
): Promise<ShipmentRecord> {
  const by = signedIn(context);
  const now = context.now();
  const status = confirmedStatus(shipment.status);
  const change = {
    cost_cents: price.amount,
    price_status: 'confirmed' as const,
    price_note: note,
    status,
  };
  const version = await updateShipment(transaction, shipment.id, change, now);
  const confirmed = { ...shipment, ...change, version, updated_at: now };
  // A price that differs from the estimate is one freight charge: the estimate's breakdown would not add up to it.
  if (shipment.price_status === 'indicative' && price.amount !== shipment.cost_cents)
    await reverseSold(transaction, shipment.id);
  const place = placeStatus(context.geography, shipment, status, undefined);
  if (status !== shipment.status)
    await insertEvents(transaction, [
      {
        ...place,
        shipment_id: shipment.id,
        status,
        description: 'Booking confirmed',
        occurred_at: now,
        recorded_by: by.user_id,
      },
    ]);
  await recordEvents(transaction, now, ...eventsOf(shipment, confirmed, place.location));
  await notifyPrice(transaction, context, shipment, confirmed);
  await publishShipmentChanged(transaction, context.broadcast, confirmed, {
    by,
    action: 'shipments.confirm',
    detail: { changes: changesBetween(shipment, change), version, ...(note && { note }), ...recorded },
  });
  return confirmed;
}

/** `location` is where the new status counts from. */
function eventsOf(before: ShipmentRecord, after: ShipmentRecord, location: string): NewEvent[] {
  const { organisation_id, tracking_number, currency, status } = after;
  const event = { organisation_id, object: tracking_number };
  return [
    {
      ...event,
      type: 'price.confirmed',
      data: {
        tracking_number,
        status,
        total: { amount: after.cost_cents, currency },
        former_total: { amount: before.cost_cents, currency },
        note: after.price_note,
      },
    },
    ...(status === before.status
      ? []
      : [
          {
            ...event,
            type: 'shipment.status_changed' as const,
            data: {
              tracking_number,
              status,
              former_status: before.status,
              location,
              occurred_at: after.updated_at,
            },
          },
        ]),
  ];
}
