import type { TrackedShipment } from '#contract/tracking.ts';

/** The domain's `isActive`, without the schemas that would come with it into the page. */
export function isUnderWay(status: TrackedShipment['status']): boolean {
  return status !== 'delivered' && status !== 'cancelled';
}

/** When and how the journey ended, by its event; null while it has not, or nothing proves it. */
export function journeyEnd({
  status,
  events,
}: Pick<TrackedShipment, 'status' | 'events'>): { label: 'Delivered' | 'Cancelled'; at: Date } | null {
  if (isUnderWay(status)) return null;
  const at = events
    .filter((event) => event.status === status)
    .reduce<Date | null>((last, { occurred_at }) => (last && last > occurred_at ? last : occurred_at), null);
  return at && { label: status === 'delivered' ? 'Delivered' : 'Cancelled', at };
}
