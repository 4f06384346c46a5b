import type { ShipmentStatus } from '../../shipments/status.ts';

/** The facts of a shipment's row, without events. */
export interface ShipmentOnRecord {
  status: ShipmentStatus;
  quote_id: string | null;
  origin_city: string;
  origin_country: string;
  destination_city: string;
  destination_country: string;
  created_at: Date;
  /** When it got its status, if recorded. */
  updated_at: Date;
}

interface RecordedStep {
  status: ShipmentStatus;
  location: string;
  description: string;
  occurred_at: Date;
}

/** Shown to everyone who tracks the shipment, so it must not look like a report from the place. */
export const WRITTEN_AFTERWARDS = 'Recorded by the system from the shipment’s status';

/** The booking and the current status as events; the unrecorded steps between them stay unproven. */
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

/** The current status as an event. `passed` is the last stop that the goods have reached, if known. */
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
