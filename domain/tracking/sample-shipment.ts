import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import type { PlannedWaypoint } from '../routing/planned-waypoint.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/** The example number of the tracking screen. */
export const SAMPLE_TRACKING_NUMBER = 'GS123456789';

/** The travelled share of the route, and of its time. */
export const SAMPLE_SHARE = 0.45;

/** The sample's booking: ocean freight across the Pacific. Weight in kg, value in cents. */
export const SAMPLE_BOOKING = {
  origin_city: 'Shanghai',
  origin_country: 'CN',
  destination_city: 'Los Angeles',
  destination_country: 'US',
  cargo_description: 'Sample shipment: oak dining furniture, 227 cartons',
  cargo_weight: 10_460,
  cargo_value_cents: 4_180_000,
  service_type: 'standard',
  transport_mode: 'sea',
  status: 'in_transit',
  vehicle: 'MV Sample Courier',
} as const;

/** The times of booking, departure and arrival relative to `now`, when it is still at sea for some days. */
export function sampleTimes(now: Date, delivery_days: number) {
  const departure = new Date(now.getTime() - SAMPLE_SHARE * delivery_days * DAY_MS);
  return {
    created_at: new Date(departure.getTime() - 2 * DAY_MS),
    departure,
    estimated_delivery: new Date(departure.getTime() + delivery_days * DAY_MS),
  };
}

interface SampleEvent {
  status: ShipmentStatus;
  description: string;
  stop: PlannedWaypoint;
  occurred_at: Date;
}

/** The four events of the sample, oldest first. `waypoints` is its planned route with the port of loading second. */
export function sampleEvents(
  waypoints: readonly PlannedWaypoint[],
  { created_at, departure }: { created_at: Date; departure: Date },
): SampleEvent[] {
  const [origin, port] = waypoints;
  if (!origin || !port) return [];
  const { vehicle } = SAMPLE_BOOKING;
  return [
    { status: 'pending', description: 'Order placed', stop: origin, occurred_at: created_at },
    {
      status: 'confirmed',
      description: `Space confirmed aboard ${vehicle}`,
      stop: origin,
      occurred_at: new Date(created_at.getTime() + 6 * HOUR_MS),
    },
    {
      status: 'picked_up',
      description: 'Collected from the shipper',
      stop: origin,
      occurred_at: new Date(departure.getTime() - 2 * HOUR_MS),
    },
    {
      status: 'in_transit',
      description: `Sailed aboard ${vehicle}`,
      stop: port,
      occurred_at: port.estimated_arrival,
    },
  ];
}
