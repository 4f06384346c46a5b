import { type RouteEnds, routeLabel } from '#domain/places/place-label.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';

const FREIGHT: Record<TransportMode, string> = {
  air: 'Air freight',
  sea: 'Ocean freight',
  road: 'Road freight',
  rail: 'Rail freight',
};

interface BilledShipment extends RouteEnds {
  transport_mode: TransportMode | null;
}

/** The description of a shipment's freight charge: 'Ocean freight, Houston, US to Rotterdam, NL'. */
export function freightLine(shipment: BilledShipment): string {
  const freight = shipment.transport_mode ? FREIGHT[shipment.transport_mode] : 'Multi-modal freight';
  return `${freight}, ${routeLabel(shipment)}`;
}
