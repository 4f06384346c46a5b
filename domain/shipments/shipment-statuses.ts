/**
 * Shipments converted from a quote start as 'created', which cannot be set by hand. Separate from the schemas so that
 * pages can list the statuses without zod.
 */
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
