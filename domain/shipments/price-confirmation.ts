import type { Money } from '../money/money.ts';
import type { PriceStatus } from './price-status.ts';
import type { ShipmentStatus } from './status.ts';

interface Priced {
  status: ShipmentStatus;
  price_status: PriceStatus;
  cost_cents: number;
  currency: string;
}

/** Why staff cannot give a shipment this price; null when they can. An invoice in force has fixed it. */
export function confirmationRefusal(
  shipment: Priced,
  price: Money,
  isInvoiced: boolean,
): 'SHIPMENT_CANCELLED' | 'OTHER_CURRENCY' | 'ALREADY_INVOICED' | null {
  if (shipment.status === 'cancelled') return 'SHIPMENT_CANCELLED';
  if (price.currency !== shipment.currency) return 'OTHER_CURRENCY';
  return isInvoiced && changesPrice(shipment, price) ? 'ALREADY_INVOICED' : null;
}

/** False where the shipment has this price, confirmed, already. */
export function changesPrice({ price_status, cost_cents }: Priced, { amount }: Money): boolean {
  return price_status === 'indicative' || cost_cents !== amount;
}

/** Confirming a request moves it on; what is under way stays where it is. */
export function confirmedStatus(status: ShipmentStatus): ShipmentStatus {
  return status === 'pending' ? 'confirmed' : status;
}
