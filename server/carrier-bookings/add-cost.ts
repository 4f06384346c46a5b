import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { addCharges } from '../charges/add-charge.ts';
import { reverseCharges } from '../charges/reverse-charges.ts';
import { listChargeCodes } from '../rates/charge-codes-table.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import { estimatesReplacedBy } from './booked-estimates.ts';
import { listBookedShipments, lockCarrierBooking } from './carrier-bookings-table.ts';
import { insertCarrierCost, insertCostShares } from './carrier-costs-table.ts';
import { operations } from './operations.ts';
import { presentCosts } from './present-costs.ts';
import { shareCost } from './share-cost.ts';

export const addCost = operations.addCost.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, charge_code, amount, basis, shares } = input;
    const booking = await lockCarrierBooking(transaction, id, readerOf(signedIn(context)));
    if (!booking) throw errors.NOT_FOUND();
    if (booking.state === 'cancelled') throw errors.CANCELLED();
    const code = (await listChargeCodes(transaction)).find((each) => each.code === charge_code);
    if (!code) throw fieldIssue('charge_code', `${charge_code} isn’t a known charge code.`);
    const booked = await listBookedShipments(transaction, id);
    await lockShipments(
      transaction,
      booked.map((shipment) => shipment.id),
    );
    const amounts = await shareCost(transaction, booked, { amount, basis, shares });
    const description = input.description || code.name;
    const cost = await insertCarrierCost(transaction, {
      carrier_booking_id: id,
      charge_code,
      description,
      amount: amount.amount,
      currency: amount.currency,
      basis,
      created_at: context.now(),
    });
    const name = [booking.carrier, booking.reference].filter(Boolean).join(' ');
    const charge = {
      charge_code,
      side: 'buy' as const,
      description,
      basis: 'flat' as const,
      quantity: 1,
      reason: `Share of carrier booking ${name}`.slice(0, MAX_REASON_LENGTH),
    };
    const wanted = booked
      .map((shipment, index) => ({ shipment, share: amounts[index] ?? 0 }))
      .filter(({ share }) => share !== 0)
      .map(({ shipment, share }) => ({
        shipment,
        input: { ...charge, rate: { amount: share, currency: amount.currency } },
      }));
    const shipment_ids = wanted.map(({ shipment }) => shipment.id);
    const estimates = await estimatesReplacedBy(transaction, { charge_code, shipment_ids });
    await reverseCharges(transaction, context, estimates);
    const charges = await addCharges(transaction, context, wanted);
    await insertCostShares(
      transaction,
      charges.map((each) => {
        if (each instanceof Error) throw each;
        return { carrier_cost_id: cost.id, shipment_id: each.shipment_id, charge_order: each.charge_order };
      }),
    );
    const added = (await presentCosts(transaction, id)).find((each) => each.id === cost.id);
    if (!added) throw new Error('A cost vanished in its own transaction.');
    return added;
  }),
);

const MAX_REASON_LENGTH = 300;
