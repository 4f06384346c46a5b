import { signedIn } from '../api/call-context.ts';
import { isBookingOfReader } from '../carrier-bookings/carrier-bookings-table.ts';
import { listSharesOfShipments } from '../carrier-bookings/carrier-costs-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { chargeKey, isOpen, openShares, readCosts, sumOf } from './costs.ts';
import { operations } from './operations.ts';

export const openCosts = operations.openCosts.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const links = await listSharesOfShipments(db, [shipment.id]);
  const cost_ids = links.map(({ carrier_cost_id }) => carrier_cost_id);
  const costs = await readCosts(db, [shipment], cost_ids, isBookingOfReader(readerOf(person)));
  const own = [...costs.charges.values()]
    .filter((cost) => isOpen(cost) && !costs.shares.has(chargeKey(cost.charge)))
    .map(({ charge: { charge_code, description, charge_order }, amount, currency }) => ({
      charge_code,
      description,
      amount: { amount, currency },
      tracking_number: shipment.tracking_number,
      number: charge_order,
      carrier_cost_id: null,
      carrier_booking: null,
    }));
  const shared = [...costs.shared.values()]
    .map((cost) => ({ cost, open: openShares(cost) }))
    .filter(({ open }) => open.length > 0)
    .map(({ cost: { id, charge_code, description, currency, booking }, open }) => ({
      charge_code,
      description,
      amount: { amount: sumOf(open), currency },
      tracking_number: null,
      number: null,
      carrier_cost_id: id,
      carrier_booking: booking,
    }));
  return { open_costs: [...own, ...shared] };
});
