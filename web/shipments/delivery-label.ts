import type { ShipmentRow } from '#contract/shipments/customer.ts';

/** Names the day of `DeliveryDay`: that of the delivery, or its estimate. Punctuality is known once a delivery has its time. */
export function deliveryLabel({ status, punctuality }: Pick<ShipmentRow, 'status' | 'punctuality'>): string {
  return status === 'delivered' && punctuality !== null ? 'Delivered' : 'Estimated delivery';
}
