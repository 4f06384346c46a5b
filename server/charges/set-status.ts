import { mayBecome } from '#domain/invoices/charge-status.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { type ChargeRecord, findCharge, setChargeStatus } from '../invoices/shipment-charges-table.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { listBillsOfCharges } from '../supplier-bills/supplier-bill-lines-table.ts';
import { changePrice, isAbovePrice, itemizePrice } from './change-price.ts';
import { operations } from './operations.ts';
import { presentCharge } from './present-charge.ts';

export const setStatus = operations.setStatus.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { number: charge_order, status } = input;
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const charge = await findCharge(transaction, { shipment_id: shipment.id, charge_order });
    if (!charge) throw errors.NO_CHARGE();
    if (!mayBecome(charge.status, status) || (status === 'billed' && charge.side === 'sell'))
      throw errors.WRONG_STATUS();
    if (charge.status === 'billed' && (await isOnBill(transaction, charge))) throw errors.ON_SUPPLIER_BILL();
    const isTaken = status === 'reversed' && charge.side === 'sell';
    if (isTaken) {
      if (isAbovePrice(charge, shipment)) throw errors.CHARGE_ABOVE_PRICE();
      await itemizePrice(transaction, shipment);
    }
    const changed = { ...charge, status };
    await setChargeStatus(transaction, changed, status);
    await changePrice(transaction, context, shipment, {
      by: isTaken ? -charge.amount_cents : 0,
      action: 'charges.setStatus',
      detail: { charge_code: charge.charge_code, status, from: charge.status },
    });
    return presentCharge(changed, shipment.currency);
  }),
);

async function isOnBill(
  transaction: Transaction,
  { shipment_id, charge_order }: Pick<ChargeRecord, 'shipment_id' | 'charge_order'>,
): Promise<boolean> {
  const bills = await listBillsOfCharges(transaction, shipment_id);
  return bills.some((bill) => bill.charge_order === charge_order);
}
