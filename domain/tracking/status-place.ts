import type { ShipmentStatus } from '../shipments/status.ts';

interface Ends {
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
}

/**
 * The default place of a status change: the origin before pick-up, the destination for the delivery, else the last known
 * place.
 */
export function placeOfStatus(status: ShipmentStatus, ends: Ends, last_known: string | null): string {
  const origin = `${ends.origin_city}, ${ends.origin_country}`;
  const destination = `${ends.destination_city}, ${ends.destination_country}`;
  if (status === 'created' || status === 'pending' || status === 'confirmed') return origin;
  if (status === 'out_for_delivery' || status === 'delivered') return destination;
  return last_known ?? (status === 'customs' ? destination : origin);
}
