import type { Vehicle } from '../routing/route-leg.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { PriceStatus } from '../shipments/price-status.ts';

/** The shipment data that a document is composed from. Weight kg, lengths cm, money in cents. */
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
  service_type: string;
  transport_mode: TransportMode | null;
  dangerous_goods: boolean;
  temperature_controlled: boolean;
  fragile: boolean;
  estimated_delivery_date: Date | null;
  /** ISO 4217, of its price. */
  currency?: string;
  /** Its price, in the minor unit of the currency. */
  cost_cents?: number;
  price_status?: PriceStatus;
}

export interface DocumentedLeg {
  transport_mode: TransportMode;
  /** Missing or null where it is the mode's default. */
  vehicle?: Vehicle | null;
  from_name: string;
  to_name: string;
}

/** The modes of a shipment: those of its planned legs without ferries and barges, or the booked one while none are planned. */
export function modesOf(
  { transport_mode }: Pick<DocumentedShipment, 'transport_mode'>,
  legs: readonly Pick<DocumentedLeg, 'transport_mode' | 'vehicle'>[],
): TransportMode[] {
  if (legs.length > 0) return legs.filter(isMainCarriage).map((leg) => leg.transport_mode);
  return transport_mode ? [transport_mode] : [];
}

/** Ferries and barges are sea legs, but not ocean carriage with a separate bill of lading. */
export function isMainCarriage({ vehicle }: Pick<DocumentedLeg, 'vehicle'>): boolean {
  return vehicle !== 'ferry' && vehicle !== 'barge';
}
