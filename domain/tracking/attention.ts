import { calendarDay } from '../calendar/calendar-day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { isActive } from '../shipments/is-active.ts';
import type { ShipmentStatus } from '../shipments/status.ts';
import type { DeliveryOutlook } from './delivery-outlook.ts';

interface Watched
  extends Pick<DeliveryOutlook, 'days_late' | 'estimated_delivery_date' | 'estimated_delivery_day'> {
  status: ShipmentStatus;
  held_since: Date | null;
  silent_since: Date | null;
  destination_time_zone: string;
}

/** Why a shipment needs attention. */
export type Attention =
  | { kind: 'late'; days: number }
  | { kind: 'held' | 'silent'; hours: number }
  | { kind: 'due_today'; at: Date; time_zone: string; hasPassed: boolean };

/** The most urgent reason why an active shipment needs attention, if any: late, held, silent, then due today. */
export function attentionOf(shipment: Watched, now: Date): Attention | null {
  const { status, days_late, held_since, silent_since, destination_time_zone: time_zone } = shipment;
  if (!isActive(status)) return null;
  const hoursSince = (since: Date) => Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MS));
  if (days_late > 0) return { kind: 'late', days: days_late };
  if (status === 'customs' && held_since) return { kind: 'held', hours: hoursSince(held_since) };
  if (silent_since) return { kind: 'silent', hours: hoursSince(silent_since) };
  const { estimated_delivery_date: at, estimated_delivery_day: day } = shipment;
  if (!at || day !== calendarDay(now, time_zone)) return null;
  return { kind: 'due_today', at, time_zone, hasPassed: at < now };
}
