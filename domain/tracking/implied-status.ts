import type { ShipmentStatus } from '../shipments/status.ts';
import { type Unusual, unusualChange } from '../shipments/unusual-change.ts';

export interface ImpliedStatus {
  /** Why the change must be confirmed. */
  unusual: Unusual | null;
  /** Whether it is the newest report and the next step of the journey. */
  suggested: boolean;
}

/** The status that a new event implies for its shipment; null if the shipment already has it. */
export function impliedStatus(
  shipment: { status: ShipmentStatus; events: readonly { occurred_at: Date }[] },
  event: { status: ShipmentStatus; occurred_at: Date },
): ImpliedStatus | null {
  if (event.status === shipment.status) return null;
  const unusual = unusualChange(shipment.status, event.status);
  const isNewest = shipment.events.every(({ occurred_at }) => occurred_at <= event.occurred_at);
  return { unusual, suggested: unusual === null && isNewest };
}
