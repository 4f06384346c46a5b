import type { CarrierCost } from '#contract/carrier-bookings.ts';
import { presentCharge } from '../charges/present-charge.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listCarrierCosts, listCostShares } from './carrier-costs-table.ts';

/** The costs of a carrier booking with their shares. */
export async function presentCosts(
  connection: Connection,
  carrier_booking_id: string,
): Promise<CarrierCost[]> {
  const costs = await listCarrierCosts(connection, carrier_booking_id);
  const shares = await listCostShares(
    connection,
    costs.map(({ id }) => id),
  );
  return costs.map(({ amount, currency, ...cost }) => ({
    ...cost,
    amount: { amount, currency },
    shares: shares
      .filter(({ carrier_cost_id }) => carrier_cost_id === cost.id)
      .map(({ tracking_number, charge, currency: shipment_currency }) => ({
        tracking_number,
        amount: presentCharge(charge, shipment_currency).amount,
        number: charge.charge_order,
        status: charge.status,
      })),
  }));
}
