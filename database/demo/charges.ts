import type { shipmentCharges } from '#server/invoices/shipment-charges-table.ts';
import type { DemoShipment } from './shipments.ts';

/** What a shipment's price is made up of, without what cost nothing. */
export function chargesOf({ price_lines }: Pick<DemoShipment, 'price_lines'>) {
  return price_lines
    .filter(({ amount_cents }) => amount_cents !== 0)
    .map(({ label, amount_cents }) => ({ description: label, amount_cents }));
}

export function chargeRows(shipment: DemoShipment): (typeof shipmentCharges.$inferInsert)[] {
  return chargesOf(shipment).map((charge, charge_order) => ({
    ...charge,
    shipment_id: shipment.id,
    charge_order,
  }));
}
