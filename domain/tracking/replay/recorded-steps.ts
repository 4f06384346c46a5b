import type { ShipmentStatus } from '../../shipments/status.ts';

/** What a shipment's own row proves, without any event. */
export interface ShipmentOnRecord {
  status: ShipmentStatus;
  quote_id: string | null;
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
  created_at: Date;
  /** When it came to its status, as far as anybody wrote down. */
  updated_at: Date;
}

export interface RecordedStep {
  status: ShipmentStatus;
  location: string;
  description: string;
  occurred_at: Date;
}

/** Read by everybody who follows the shipment: it must not look like a report from the place itself. */
export const WRITTEN_AFTERWARDS = 'Recorded by the system from the shipment’s status';

/** That it was placed, and the status it has now; the steps between them nobody recorded, so they stay unproven. */
export function recordedSteps(shipment: ShipmentOnRecord, passed: string | null): RecordedStep[] {
  const placed: RecordedStep = {
    status: shipment.quote_id ? 'created' : 'pending',
    location: originOf(shipment),
    description: shipment.quote_id ? 'Shipment created from quote' : 'Order placed',
    occurred_at: shipment.created_at,
  };
  const current = currentStep(shipment, passed);
  return current.status === placed.status ? [placed] : [placed, current];
}

/** The current status as an event. `passed` is the last stop which the goods have reached, if one is known. */
export function currentStep(shipment: ShipmentOnRecord, passed: string | null): RecordedStep {
  const { status, created_at, updated_at } = shipment;
  const isPlaced = status === 'created' || status === 'pending';
  return {
    status,
    location: placeOf(shipment, passed),
    description: WRITTEN_AFTERWARDS,
    occurred_at: isPlaced || updated_at < created_at ? created_at : updated_at,
  };
}

function placeOf(shipment: ShipmentOnRecord, passed: string | null): string {
  const { status, destination_city, destination_country } = shipment;
  if (status === 'in_transit') return passed ?? originOf(shipment);
  return status === 'customs' || status === 'out_for_delivery' || status === 'delivered'
    ? `${destination_city}, ${destination_country}`
    : originOf(shipment);
}

function originOf({ origin_city, origin_country }: ShipmentOnRecord): string {
  return `${origin_city}, ${origin_country}`;
}
