import type { SQL } from 'drizzle-orm';
import {
  listCostShares,
  listCostsWithBookings,
  listSharesOfShipments,
} from '../carrier-bookings/carrier-costs-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { type BilledAmount, type ChargeRecord, listChargesById } from '../invoices/shipment-charges-table.ts';

/** A charge in its own currency. */
export interface Cost {
  charge: ChargeRecord;
  amount: number;
  currency: string;
}

export interface SharedCost {
  id: string;
  charge_code: string;
  description: string;
  currency: string;
  booking: { id: string; name: string };
  shares: readonly Cost[];
}

/** The costs of some shipments and carrier bookings as they are now. */
export interface Costs {
  charges: ReadonlyMap<string, Cost>;
  /** By the id of the cost of a carrier booking. */
  shared: ReadonlyMap<string, SharedCost>;
  /** The keys of charges that are shares of a carrier booking’s cost. */
  shares: ReadonlySet<string>;
}

export function chargeKey({ shipment_id, charge_order }: Pick<ChargeRecord, 'shipment_id' | 'charge_order'>) {
  return `${shipment_id} ${charge_order}`;
}

/** The amounts of a charge as they are. */
export function amountsOf(charge: BilledAmount): BilledAmount {
  const { shipment_id, charge_order, amount, currency, amount_cents, exchange_rate, exchange_date, status } =
    charge;
  return { shipment_id, charge_order, amount, currency, amount_cents, exchange_rate, exchange_date, status };
}

/** Neither billed nor reversed. */
export function isOpen({ charge }: Cost): boolean {
  return charge.side === 'buy' && (charge.status === 'estimated' || charge.status === 'approved');
}

/** The shares of a carrier booking’s cost that a bill can state: none where one of them has been billed already. */
export function openShares({ shares }: SharedCost): Cost[] {
  return shares.some(({ charge }) => charge.status === 'billed') ? [] : shares.filter(isOpen);
}

export function sumOf(costs: readonly Pick<Cost, 'amount'>[]): number {
  return costs.reduce((sum, { amount }) => sum + amount, 0);
}

/** Reads the charges of shipments, and costs of carrier bookings whose booking `isVisible`. */
export async function readCosts(
  connection: Connection,
  shipments: readonly { id: string; currency: string }[],
  cost_ids: readonly string[],
  isVisible?: SQL,
): Promise<Costs> {
  const ids = shipments.map(({ id }) => id);
  const [charges, links, costs, shares] = await Promise.all([
    listChargesById(connection, ids),
    listSharesOfShipments(connection, ids),
    listCostsWithBookings(connection, cost_ids, isVisible),
    listCostShares(connection, cost_ids),
  ]);
  const currencies = new Map(shipments.map(({ id, currency }) => [id, currency]));
  return {
    charges: new Map(
      charges
        .toSorted((one, other) => one.charge_order - other.charge_order)
        .map((charge) => [chargeKey(charge), costOf(charge, currencies.get(charge.shipment_id) ?? '')]),
    ),
    shares: new Set(links.map(chargeKey)),
    shared: new Map(
      costs.map(({ id, charge_code, description, currency, carrier_booking_id, booking_name }) => [
        id,
        {
          id,
          charge_code,
          description,
          currency,
          booking: { id: carrier_booking_id, name: booking_name },
          shares: shares
            .filter(({ carrier_cost_id }) => carrier_cost_id === id)
            .map((share) => costOf(share.charge, share.currency)),
        },
      ]),
    ),
  };
}

/** A charge without its own amount is in the currency of its shipment. */
function costOf(charge: ChargeRecord, shipment_currency: string): Cost {
  return {
    charge,
    amount: charge.amount ?? charge.amount_cents,
    currency: charge.currency ?? shipment_currency,
  };
}
