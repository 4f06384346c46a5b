import * as z from 'zod';
import { SHIPMENT_STATUSES } from './shipment-statuses.ts';

export { SHIPMENT_STATUSES };
export const ShipmentStatus = z.enum(SHIPMENT_STATUSES);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;

/** Badge text: OUT FOR DELIVERY. */
export function statusLabel(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase();
}
