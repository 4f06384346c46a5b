import type { Vehicle } from '../routing/route-leg.ts';
import type { TransportMode } from '../routing/transport-mode.ts';

/** What a document is drawn up from. Weight kg, lengths cm, money in cents. */
export interface DocumentedShipment {
  tracking_number: string;
  origin_address: string;
  origin_city: string;
  origin_country: string;
  origin_postal_code: string;
  destination_address: string;
  destination_city: string;
  destination_country: string;
  destination_postal_code: string;
  cargo_description: string;
  cargo_weight: number;
  cargo_dimensions: string;
  cargo_value_cents: number | null;
  currency: string;
  service_type: string;
  transport_mode: TransportMode | null;
  dangerous_goods: boolean;
  temperature_controlled: boolean;
  fragile: boolean;
  estimated_delivery_date: Date | null;
}

export interface DocumentedLeg {
  transport_mode: TransportMode;
  /** Missing or null where it is the usual one of the mode. */
  vehicle?: Vehicle | null;
  from_name: string;
  to_name: string;
}

/** How a shipment travels: by its planned legs without ferries and barges, or as it was booked while none are planned. */
export function modesOf(
  { transport_mode }: Pick<DocumentedShipment, 'transport_mode'>,
  legs: readonly Pick<DocumentedLeg, 'transport_mode' | 'vehicle'>[],
): TransportMode[] {
  if (legs.length > 0) return legs.filter(isMainCarriage).map((leg) => leg.transport_mode);
  return transport_mode ? [transport_mode] : [];
}

/** Ferries and barges go by sea, but neither is an ocean carriage with a bill of lading of its own. */
export function isMainCarriage({ vehicle }: Pick<DocumentedLeg, 'vehicle'>): boolean {
  return vehicle !== 'ferry' && vehicle !== 'barge';
}
