import { signedIn } from '../api/call-context.ts';
import { changePrice } from '../charges/change-price.ts';
import { type ChargeRecord, setChargeStatus } from '../invoices/shipment-charges-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { estimatesRestoredAfter } from './booked-estimates.ts';
import { lockCarrierBooking } from './carrier-bookings-table.ts';
import { deleteCarrierCost, listCarrierCosts, listCostShares } from './carrier-costs-table.ts';
import { operations } from './operations.ts';

/** The charges stay, reversed; the estimates that the cost replaced count again. */
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
    const setStatus = async (charge: ChargeRecord, status: 'estimated' | 'reversed') => {
      const shipment = shipments.find(({ id: shipment_id }) => shipment_id === charge.shipment_id);
      if (!shipment || charge.status === status) return;
      await setChargeStatus(transaction, charge, status);
      await changePrice(transaction, context, shipment, {
        by: 0,
        action: 'carrierBookings.removeCost',
        detail: { charge_code: charge.charge_code, status, from: charge.status },
      });
    };
    for (const { charge } of shares) await setStatus(charge, 'reversed');
    await deleteCarrierCost(transaction, cost_id);
    const estimates = await estimatesRestoredAfter(transaction, {
      charge_code: cost.charge_code,
      shipment_ids: shipments.map((shipment) => shipment.id),
    });
    for (const estimate of estimates) await setStatus(estimate, 'estimated');
    return {};
  }),
);
