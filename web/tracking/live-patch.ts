import type { TrackedShipment } from '#contract/tracking.ts';
import { daysLate } from '#domain/tracking/delay.ts';
import type { LivePosition } from '#domain/tracking/live-position.ts';

/** What a 'moved' message carries: as `LivePosition`, its dates as text. */
type MovedMessage = Omit<LivePosition, 'estimated_arrival' | 'updated_at'> & {
  estimated_arrival: string | null;
  updated_at: string;
};

/**
 * The shipment at its new position, and as late as its new estimate; the same object when the message is
 * older than what is shown.
 */
export function moved(shipment: TrackedShipment, message: unknown, now: Date): TrackedShipment {
  const { estimated_arrival, updated_at, ...position } = message as MovedMessage;
  const live: LivePosition = {
    ...position,
    estimated_arrival: estimated_arrival === null ? null : new Date(estimated_arrival),
    updated_at: new Date(updated_at),
  };
  if (shipment.live && live.updated_at <= shipment.live.updated_at) return shipment;
  return { ...shipment, live, days_late: daysLate(shipment, live, now) };
}
