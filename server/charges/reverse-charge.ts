import type { Transaction } from '../database/pool/connection.ts';
import { type ChargeRecord, findCharge, setChargeStatus } from '../invoices/shipment-charges-table.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';
import { changePrice, itemizePrice } from './change-price.ts';

/** Reverses an estimated charge; one with any other status stays. */
export async function reverseCharge(
  transaction: Transaction,
  context: ShipmentsContext,
  { shipment_id, charge_order }: Pick<ChargeRecord, 'shipment_id' | 'charge_order'>,
): Promise<void> {
  const [shipment] = await lockShipments(transaction, [shipment_id]);
  if (!shipment) return;
  const charge = await findCharge(transaction, { shipment_id, charge_order });
  if (charge?.status !== 'estimated') return;
  const isSell = charge.side === 'sell';
  if (isSell) await itemizePrice(transaction, shipment);
  await setChargeStatus(transaction, charge, 'reversed');
  await changePrice(transaction, context, shipment, {
    by: isSell ? -charge.amount_cents : 0,
    action: 'charges.setStatus',
    detail: { charge_code: charge.charge_code, status: 'reversed', from: charge.status },
  });
}
