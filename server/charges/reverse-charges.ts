import type { Transaction } from '../database/pool/connection.ts';
import {
  type AddedCharge,
  addedCharge,
  type ChargeRecord,
  insertAddedCharges,
  listChargesById,
  markReversed,
} from '../invoices/shipment-charges-table.ts';
import { lockShipments } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';
import { changePrices, impliedCharges, isAbovePrice, type PriceChange } from './change-price.ts';

type ChargeId = Pick<ChargeRecord, 'shipment_id' | 'charge_order'>;

/**
 * Reverses estimated charges, in order and with the same number of statements for any number of them; those with any
 * other status stay, and sell charges above the price, so that undoing an import does not fail because of them.
 */
export async function reverseCharges(
  transaction: Transaction,
  context: ShipmentsContext,
  wanted: readonly ChargeId[],
): Promise<void> {
  const ids = [...new Set(wanted.map(({ shipment_id }) => shipment_id))];
  const locked = await lockShipments(transaction, ids);
  const recorded = Map.groupBy(await listChargesById(transaction, ids), ({ shipment_id }) => shipment_id);
  const prices = new Map(
    locked.map((shipment) => [shipment.id, priceOf(shipment, recorded.get(shipment.id))]),
  );
  const reversed: ChargeId[] = [];
  const implied: AddedCharge[] = [];
  const changes: PriceChange[] = [];
  for (const { shipment_id, charge_order } of wanted) {
    const price = prices.get(shipment_id);
    const charge = price?.charges.find((each) => each.charge_order === charge_order);
    if (!price || charge?.status !== 'estimated') continue;
    const isSell = charge.side === 'sell';
    if (isSell && isAbovePrice(charge, price)) continue;
    if (isSell) implied.push(...itemize(price));
    price.charges = price.charges.filter((each) => each !== charge);
    price.cost_cents -= isSell ? charge.amount_cents : 0;
    reversed.push({ shipment_id, charge_order });
    changes.push({
      shipment: price.shipment,
      by: isSell ? -charge.amount_cents : 0,
      action: 'charges.setStatus',
      detail: { charge_code: charge.charge_code, status: 'reversed', from: charge.status },
    });
  }
  await insertAddedCharges(transaction, implied);
  await markReversed(transaction, reversed);
  await changePrices(transaction, context, changes);
}

/** The price of a shipment while its charges are reversed. */
interface Price {
  shipment: ShipmentRecord;
  cost_cents: number;
  /** Those that count, in their order. */
  charges: AddedCharge[];
  /** The number of its next charge. */
  next: number;
}

function priceOf(shipment: ShipmentRecord, recorded: readonly AddedCharge[] = []): Price {
  return {
    shipment,
    cost_cents: shipment.cost_cents,
    charges: recorded
      .filter(({ status }) => status !== 'reversed')
      .toSorted((one, other) => one.charge_order - other.charge_order),
    next: recorded.reduce((next, { charge_order }) => Math.max(next, charge_order + 1), 0),
  };
}

/** Adds a charge for the part of the price that no charge states, so that the price is the sum of its charges. */
function itemize(price: Price): AddedCharge[] {
  const { shipment, cost_cents, next } = price;
  const sold = price.charges.filter(({ side }) => side === 'sell');
  const added = impliedCharges({ ...shipment, cost_cents }, sold).map((charge, index) =>
    addedCharge(shipment.id, next + index, charge),
  );
  price.charges.push(...added);
  price.next += added.length;
  return added;
}
