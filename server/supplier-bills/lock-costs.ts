import { listCostShares, lockBookingsOfCosts } from '../carrier-bookings/carrier-costs-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { type Costs, readCosts } from './costs.ts';
import type { BillLineRecord } from './supplier-bill-lines-table.ts';

export interface LockedCosts {
  shipments: ReadonlyMap<string, ShipmentRecord>;
  costs: Costs;
}

/** Locks the carrier bookings and then the shipments of a bill’s lines, as changes of costs do, and reads their costs. */
export async function lockCosts(
  transaction: Transaction,
  lines: readonly BillLineRecord[],
): Promise<LockedCosts> {
  const cost_ids = lines.flatMap(({ carrier_cost_id }) => carrier_cost_id ?? []);
  await lockBookingsOfCosts(transaction, cost_ids);
  const shares = await listCostShares(transaction, cost_ids);
  const ids = [
    ...lines.flatMap(({ shipment_id }) => shipment_id ?? []),
    ...shares.map(({ charge }) => charge.shipment_id),
  ];
  const shipments = await lockShipments(transaction, [...new Set(ids)]);
  return {
    shipments: new Map(shipments.map((shipment) => [shipment.id, shipment])),
    costs: await readCosts(transaction, shipments, cost_ids),
  };
}
