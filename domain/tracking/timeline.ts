import type { ShipmentStatus } from '../shipments/status.ts';

export const TIMELINE = [
  { status: 'pending', label: 'Order Placed' },
  { status: 'confirmed', label: 'Confirmed' },
  { status: 'picked_up', label: 'Picked up' },
  { status: 'in_transit', label: 'In transit' },
  { status: 'customs', label: 'Customs' },
  { status: 'out_for_delivery', label: 'Out for delivery' },
  { status: 'delivered', label: 'Delivered' },
] as const satisfies { status: ShipmentStatus; label: string }[];

interface EventOfStatus {
  status: string;
  location: string;
  occurred_at: Date;
}

export interface TimelineStep<Event> {
  status: ShipmentStatus;
  label: string;
  /** Up to and including the current status, and a customs step that a release has ended. */
  complete: boolean;
  /** Flagged 'Current Status'. */
  current: boolean;
  /** The latest event that proves the step; null draws a hollow tick without a time. */
  evidence: Event | null;
}

/** The seven steps. 'created' counts as Order Placed; cancelled or unknown statuses mark nothing complete. */
export function timelineOf<Event extends EventOfStatus>(
  status: string,
  events: readonly Event[],
): TimelineStep<Event>[] {
  const reached = TIMELINE.findIndex((step) => step.status === stepOf(status));
  const isUnderWay = reached >= TIMELINE.findIndex((step) => step.status === 'picked_up');
  return TIMELINE.map((step, index) => {
    const evidence = latest(events.filter((event) => stepOf(event.status) === step.status));
    return {
      ...step,
      complete: index <= reached || (step.status === 'customs' && isUnderWay && evidence !== null),
      current: index === reached,
      evidence,
    };
  });
}

function stepOf(status: string): string {
  return status === 'created' ? 'pending' : status;
}

function latest<Event extends EventOfStatus>(events: readonly Event[]): Event | null {
  return events.reduce<Event | null>(
    (newest, event) => (newest === null || event.occurred_at > newest.occurred_at ? event : newest),
    null,
  );
}
