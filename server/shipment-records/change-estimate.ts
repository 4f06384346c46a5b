import type { EstimateSource } from '#domain/shipments/delivery-estimate.ts';
import { promiseEnd, promiseOf } from '#domain/tracking/delivery-outlook.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import type { Silence } from '../notifications/notifier.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { insertEstimates } from './delivery-estimates-table.ts';
import type { NewShipment, ShipmentRecord } from './shipments-table.ts';

interface Estimate {
  estimated_delivery_date: Date | null;
  reason: string | null;
  source: EstimateSource;
  made_by: string | null;
  made_at: Date;
}

/**
 * Records a new estimate of a locked shipment and returns the changed columns. An existing promise stays. Without one,
 * the previous estimate becomes the promise, else the new one unless it comes from a position.
 */
export async function changeEstimate(
  transaction: Transaction,
  geography: Geography,
  shipment: ShipmentRecord,
  estimate: Estimate,
  { silent }: Silence = {},
): Promise<Partial<NewShipment>> {
  await insertEstimates(transaction, { shipment_id: shipment.id, ...estimate });
  const { tracking_number, organisation_id, status } = shipment;
  const { estimated_delivery_date, reason } = estimate;
  if (!silent)
    await recordEvents(transaction, estimate.made_at, {
      organisation_id,
      type: 'shipment.estimate_changed',
      object: tracking_number,
      data: {
        tracking_number,
        status,
        estimated_delivery_date,
        former_estimated_delivery_date: shipment.estimated_delivery_date,
        reason,
        source: estimate.source,
      },
    });
  const made = estimate.source === 'position' ? null : estimate.estimated_delivery_date;
  const promised = promiseOf(shipment) ?? made;
  return {
    estimated_delivery_date: estimate.estimated_delivery_date,
    estimate_reason: estimate.reason,
    estimate_source: estimate.source,
    ...(shipment.promised_delivery_date === null && promised && promise(geography, shipment, promised)),
  };
}

/** The columns of a promise, set once at booking. */
export function promise(
  { timeZones }: Geography,
  { destination_city, destination_country }: Pick<NewShipment, 'destination_city' | 'destination_country'>,
  promised_delivery_date: Date,
): Pick<NewShipment, 'promised_delivery_date' | 'promise_ends_at'> {
  const time_zone = timeZones.ofTown(destination_city, destination_country);
  return { promised_delivery_date, promise_ends_at: promiseEnd(promised_delivery_date, time_zone) };
}
