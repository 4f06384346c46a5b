import type { ShipmentStatus } from './status.ts';

export const PRICE_STATUSES = ['indicative', 'confirmed'] as const;
/** Whether a shipment's price is an estimate that staff still confirm, or binds. */
export type PriceStatus = (typeof PRICE_STATUSES)[number];

/** What customers read beside a price that nobody has confirmed. */
export const INDICATIVE_PRICE = 'Indicative, we confirm';

/** Beside the price of a shipment: 'Confirmed'. A cancelled booking is no longer confirmed. */
export function priceNote(shipment: { price_status: PriceStatus; status: ShipmentStatus }): string {
  if (shipment.price_status === 'confirmed') return 'Confirmed';
  return shipment.status === 'cancelled' ? 'Indicative' : INDICATIVE_PRICE;
}

/** Whether staff have still to confirm a booking with its price. */
export function awaitsConfirmation(shipment: { price_status: PriceStatus; status: ShipmentStatus }): boolean {
  return shipment.price_status === 'indicative' && shipment.status !== 'cancelled';
}
