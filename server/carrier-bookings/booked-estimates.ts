import type { Transaction } from '../database/pool/connection.ts';
import { type ChargeRecord, listChargesById } from '../invoices/shipment-charges-table.ts';
import { listShipmentsSharing } from './carrier-costs-table.ts';

type CostOf = Pick<ChargeRecord, 'charge_code'> & { shipment_ids: readonly string[] };

/** The estimates of these shipments that a cost replaces, so that it does not count twice. */
export async function estimatesReplacedBy(transaction: Transaction, cost: CostOf): Promise<ChargeRecord[]> {
  return listEstimates(transaction, cost, 'estimated');
}

/** Those that count again once a cost is removed: of the shipments without another cost of the same charge code. */
export async function estimatesRestoredAfter(
  transaction: Transaction,
  { charge_code, shipment_ids }: CostOf,
): Promise<ChargeRecord[]> {
  const sharing = await listShipmentsSharing(transaction, charge_code, shipment_ids);
  const without = shipment_ids.filter((id) => !sharing.has(id));
  return listEstimates(transaction, { charge_code, shipment_ids: without }, 'reversed');
}

/** Only charges of the booking have no reason. */
async function listEstimates(
  transaction: Transaction,
  { charge_code, shipment_ids }: CostOf,
  status: ChargeRecord['status'],
): Promise<ChargeRecord[]> {
  const recorded = await listChargesById(transaction, shipment_ids);
  return recorded.filter(
    (charge) =>
      charge.side === 'buy' &&
      charge.charge_code === charge_code &&
      charge.status === status &&
      charge.reason === '',
  );
}
