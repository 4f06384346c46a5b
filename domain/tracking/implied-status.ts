import type { ShipmentStatus } from '../shipments/status.ts';
import { type Unusual, unusualChange } from '../shipments/unusual-change.ts';

export interface ImpliedStatus {
  /** Why setting it has to be confirmed. */
  unusual: Unusual | null;
  /** It is the newest report, and the next step of the journey. */
  suggested: boolean;
}

/** What a new event says about the status of its shipment; null where the shipment has that status already. */
export function impliedStatus(
  shipment: { status: ShipmentStatus; events: readonly { occurred_at: Date }[] },
  event: { status: ShipmentStatus; occurred_at: Date },
): ImpliedStatus | null {
  if (event.status === shipment.status) return null;
  const unusual = unusualChange(shipment.status, event.status);
  const isNewest = shipment.events.every(({ occurred_at }) => occurred_at <= event.occurred_at);
  return { unusual, suggested: unusual === null && isNewest };
}
