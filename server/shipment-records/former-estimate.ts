import type { EstimateSource } from '#domain/shipments/delivery-estimate.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listEstimates } from './delivery-estimates-table.ts';
import type { ShipmentRecord } from './shipments-table.ts';

export interface FormerEstimate {
  estimated_delivery_date: Date | null;
  reason: string | null;
  source: EstimateSource;
}

/** The newest estimate of a shipment for which the condition holds, else the one at booking, which is its promise. */
export async function formerEstimate(
  connection: Connection,
  shipment: Pick<ShipmentRecord, 'id' | 'promised_delivery_date'>,
  condition: (estimate: { source: EstimateSource; made_at: Date }) => boolean,
): Promise<FormerEstimate> {
  const found = (await listEstimates(connection, shipment.id)).find(condition);
  if (!found) {
    return {
      estimated_delivery_date: shipment.promised_delivery_date,
      reason: null,
      source: 'booking',
    };
  }
  const { estimated_delivery_date, reason, source } = found;
  return { estimated_delivery_date, reason, source };
}
