/**
 * 'created' is where a shipment converted from a quote starts; it cannot be selected by hand. Apart from the
 * schemas, so that a page can list them without.
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
