import type { ShipmentRow } from '#contract/shipments.ts';
import { isActive } from '#domain/shipments/is-active.ts';

type Ordered = Pick<ShipmentRow, 'status' | 'estimated_delivery_date' | 'created_at'>;

/** Active ones first, of these the one that arrives next; then what is done, newest first. */
export function byUrgency(one: Ordered, other: Ordered): number {
  const active = isActive(one.status);
  if (active !== isActive(other.status)) return active ? -1 : 1;
  return active ? arrival(one) - arrival(other) || newerFirst(one, other) : newerFirst(one, other);
}

/** Without an estimate it waits at the end; finite, so that two of them compare as equal. */
function arrival({ estimated_delivery_date }: Ordered): number {
  return estimated_delivery_date?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

function newerFirst(one: Ordered, other: Ordered): number {
  return other.created_at.getTime() - one.created_at.getTime();
}
