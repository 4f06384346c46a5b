import { MINUTE_MS } from '../../calendar/durations.ts';
import type { TransportMode } from '../../routing/transport-mode.ts';
import type { ShipmentStatus } from '../../shipments/status.ts';

/** In the demonstration all journeys take the same time, so that all of them visibly move. */
const JOURNEY_MS = 8 * 3_600_000;
/** The progress that a perpetual voyage never exceeds. */
const MAX_PERPETUAL_PROGRESS = 0.97;
const MAX_STEP_MS = 60_000;

/** Reported speeds of the demonstration's vehicles, km/h. */
export const SIMULATED_SPEED: Record<TransportMode, number> = { air: 850, sea: 36, road: 72, rail: 68 };

export interface SimulatedShipment {
  status: ShipmentStatus;
  created_at: Date;
  /** Leaves its customs area, so that customs is one of its steps. */
  international: boolean;
  /** Staff have not confirmed the booking's price, so it is not picked up yet. */
  awaits_confirmation: boolean;
  /** Per cent of the route. */
  progress: number;
  /** When it reached its status. */
  status_since: Date;
  /** Slows down before its destination and never arrives. */
  keeps_sailing: boolean;
}

/** The position of a vehicle after another `elapsed_ms`, in km along a track of `length_km`. */
export function simulatedKm(
  { progress, keeps_sailing }: SimulatedShipment,
  length_km: number,
  elapsed_ms: number,
): number {
  const share = progress / 100;
  const pace = keeps_sailing ? Math.max(0, 1 - share / MAX_PERPETUAL_PROGRESS) : 1;
  return Math.min(1, share + (pace * Math.min(elapsed_ms, MAX_STEP_MS)) / JOURNEY_MS) * length_km;
}

/** The vehicle on a leg of this mode: the last one, or null, which is unknown, where its mode is another. */
export function simulatedVehicle(
  {
    transport_mode,
    vehicle_identifier,
  }: {
    /** Of the last position; null before the first one. */
    transport_mode: TransportMode | null;
    vehicle_identifier: string | null;
  },
  mode: TransportMode,
): string | null {
  return transport_mode === mode ? vehicle_identifier : null;
}

/** Seconds after booking at which a new shipment takes its first steps. */
const FIRST_STEPS: [status: ShipmentStatus, next: ShipmentStatus, seconds: number][] = [
  ['pending', 'confirmed', 10],
  ['confirmed', 'picked_up', 20],
  ['picked_up', 'in_transit', 30],
];
/** Per cent of the route at which the last steps are taken. */
const LAST_STEPS: [status: ShipmentStatus, next: ShipmentStatus, progress: number][] = [
  ['in_transit', 'customs', 92],
  ['customs', 'out_for_delivery', 0],
  ['out_for_delivery', 'delivered', 100],
];

/** Minutes that customs and the last mile take at least, however near the end they are. */
const MIN_MINUTES: Partial<Record<ShipmentStatus, number>> = { customs: 90, out_for_delivery: 45 };

/** The next status of a simulated shipment; null if it stays. */
export function simulatedStep(shipment: SimulatedShipment, now: Date): ShipmentStatus | null {
  const { status, status_since, created_at, progress, international, keeps_sailing, awaits_confirmation } =
    shipment;
  const age_seconds = (now.getTime() - created_at.getTime()) / 1_000;
  const first = FIRST_STEPS.find(([from, , seconds]) => from === status && age_seconds >= seconds);
  if (first) return awaits_confirmation ? null : first[1];
  const last = LAST_STEPS.find(([from, , reached]) => from === status && progress >= reached);
  if (!last || keeps_sailing) return null;
  if (now.getTime() - status_since.getTime() < (MIN_MINUTES[status] ?? 0) * MINUTE_MS) return null;
  return last[1] === 'customs' && !international ? 'out_for_delivery' : last[1];
}

export function isMoving(status: ShipmentStatus): boolean {
  return LAST_STEPS.some(([from]) => from === status);
}
