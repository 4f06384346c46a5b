import type { TrackedShipment } from '#contract/tracking.ts';
import { isActive } from '#domain/shipments/is-active.ts';

/** When and how the journey ended, by its event; null while it has not, or nothing proves it. */
export function journeyEnd({
  status,
  events,
}: Pick<TrackedShipment, 'status' | 'events'>): { label: 'Delivered' | 'Cancelled'; at: Date } | null {
  if (isActive(status)) return null;
  const at = events
    .filter((event) => event.status === status)
    .reduce<Date | null>((last, { occurred_at }) => (last && last > occurred_at ? last : occurred_at), null);
  return at && { label: status === 'delivered' ? 'Delivered' : 'Cancelled', at };
}
