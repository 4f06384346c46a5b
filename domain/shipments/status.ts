import * as z from 'zod';

/** 'created' is where a shipment converted from a quote starts; it cannot be selected by hand. */
export const SHIPMENT_STATUSES = [
  'created',
  'pending',
  'confirmed',
  'picked_up',
  'in_transit',
  'customs',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;
export const ShipmentStatus = z.enum(SHIPMENT_STATUSES);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;

/** As a badge says it: OUT FOR DELIVERY. */
export function statusLabel(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase();
}
