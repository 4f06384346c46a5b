import { signedIn } from '../api/call-context.ts';
import { changePrice } from '../charges/change-price.ts';
import { setChargeStatus } from '../invoices/shipment-charges-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { lockCarrierBooking } from './carrier-bookings-table.ts';
import { deleteCarrierCost, listCarrierCosts, listCostShares } from './carrier-costs-table.ts';
import { operations } from './operations.ts';

/** The charges stay, reversed. */
export const removeCost = operations.removeCost.handler(({ input: { id, cost_id }, context, errors }) =>
  context.write(async (transaction) => {
    if (!(await lockCarrierBooking(transaction, id, readerOf(signedIn(context))))) throw errors.NOT_FOUND();
    const cost = (await listCarrierCosts(transaction, id)).find((each) => each.id === cost_id);
    if (!cost) throw errors.NO_COST();
    const shares = await listCostShares(transaction, [cost_id]);
    if (shares.some(({ charge }) => charge.status === 'billed')) throw errors.BILLED();
    const shipments = await lockShipments(
      transaction,
      shares.map(({ charge }) => charge.shipment_id),
    );
    for (const { charge } of shares) {
      const shipment = shipments.find(({ id: shipment_id }) => shipment_id === charge.shipment_id);
      if (!shipment || charge.status === 'reversed') continue;
      await setChargeStatus(transaction, charge, 'reversed');
      await changePrice(transaction, context, shipment, {
        by: 0,
        action: 'carrierBookings.removeCost',
        detail: { charge_code: charge.charge_code, status: 'reversed', from: charge.status },
      });
    }
    await deleteCarrierCost(transaction, cost_id);
    return {};
  }),
);
