import type { TransportMode } from '../../routing/transport-mode.ts';
import type { ShipmentStatus } from '../../shipments/status.ts';

/** In the demonstration every journey takes as long, whatever its length, so that all of them visibly move. */
const JOURNEY_MS = 8 * 3_600_000;
/** Where a shipment that keeps sailing never quite arrives. */
const OFFING = 0.97;
const LONGEST_STEP_MS = 60_000;

/** Speeds which the demonstration's vehicles report, km/h. */
export const SIMULATED_SPEED: Record<TransportMode, number> = { air: 850, sea: 36, road: 72, rail: 68 };

export interface SimulatedShipment {
  status: ShipmentStatus;
  created_at: Date;
  /** Crosses a border, so that customs is one of its steps. */
  international: boolean;
  /** Staff have still to confirm the booking with a price: nobody picks it up before. */
  awaits_confirmation: boolean;
  /** Per cent of the way. */
  progress: number;
  /** Slows down before its destination and stays under way for ever. */
  keeps_sailing: boolean;
}

/** Where a vehicle is after `elapsed_ms` more, in km along a track of `length_km`. */
export function simulatedKm(
  { progress, keeps_sailing }: SimulatedShipment,
  length_km: number,
  elapsed_ms: number,
): number {
  const share = progress / 100;
  const pace = keeps_sailing ? Math.max(0, 1 - share / OFFING) : 1;
  return Math.min(1, share + (pace * Math.min(elapsed_ms, LONGEST_STEP_MS)) / JOURNEY_MS) * length_km;
}

/** Seconds after booking at which a fresh shipment takes its first steps. */
const FIRST_STEPS: [status: ShipmentStatus, next: ShipmentStatus, seconds: number][] = [
  ['pending', 'confirmed', 10],
  ['confirmed', 'picked_up', 20],
  ['picked_up', 'in_transit', 30],
];
/** Per cent of the way at which the last steps are taken. */
const LAST_STEPS: [status: ShipmentStatus, next: ShipmentStatus, progress: number][] = [
  ['in_transit', 'customs', 92],
  ['customs', 'out_for_delivery', 96],
  ['out_for_delivery', 'delivered', 100],
];

/** The status which a simulated shipment moves to now; null when it stays. */
export function simulatedStep(shipment: SimulatedShipment, now: Date): ShipmentStatus | null {
  const { status, created_at, progress, international, keeps_sailing, awaits_confirmation } = shipment;
  const age_seconds = (now.getTime() - created_at.getTime()) / 1_000;
  const first = FIRST_STEPS.find(([from, , seconds]) => from === status && age_seconds >= seconds);
  if (first) return awaits_confirmation ? null : first[1];
  const last = LAST_STEPS.find(([from, , reached]) => from === status && progress >= reached);
  if (!last || keeps_sailing) return null;
  return last[1] === 'customs' && !international ? 'out_for_delivery' : last[1];
}

export function isMoving(status: ShipmentStatus): boolean {
  return LAST_STEPS.some(([from]) => from === status);
}
