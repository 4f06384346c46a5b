import { isActive } from '#domain/shipments/is-active.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';

export interface EndingEvent {
  status: string;
  occurred_at: Date;
}

/** When and how the journey ended, by its event; null if it has not ended or there is no event for it. */
export function journeyEnd({
  status,
  events,
}: {
  status: ShipmentStatus;
  events: readonly EndingEvent[];
}): { label: 'Delivered' | 'Cancelled'; at: Date } | null {
  if (isActive(status)) return null;
  const at = events
    .filter((event) => event.status === status)
    .reduce<Date | null>((last, { occurred_at }) => (last && last > occurred_at ? last : occurred_at), null);
  return at && { label: status === 'delivered' ? 'Delivered' : 'Cancelled', at };
}
