import type { TransportMode } from '#domain/routing/transport-mode.ts';

const FREIGHT: Record<TransportMode, string> = {
  air: 'Air freight',
  sea: 'Ocean freight',
  road: 'Road freight',
  rail: 'Rail freight',
};

interface BilledShipment {
  transport_mode: TransportMode | null;
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
}

/** The description of a shipment's freight charge: 'Ocean freight, Houston, US to Rotterdam, NL'. */
export function freightLine(shipment: BilledShipment): string {
  const { transport_mode, origin_city, origin_country, destination_city, destination_country } = shipment;
  const freight = transport_mode ? FREIGHT[transport_mode] : 'Multi-modal freight';
  return `${freight}, ${origin_city}, ${origin_country} to ${destination_city}, ${destination_country}`;
}
