import * as z from 'zod';
import { addDays, calendarDay, daysBetween, endOfDay } from '../calendar/calendar-day.ts';
import { isActive } from '../shipments/is-active.ts';
import type { ShipmentStatus } from '../shipments/status.ts';

/** The recorded facts of a shipment's delivery. */
export interface DeliveryDates {
  status: ShipmentStatus;
  /** Set at booking; null for shipments booked before promises were recorded: their estimate was the promise. */
  promised_delivery_date: Date | null;
  /** The newest estimate, if any. */
  estimated_delivery_date: Date | null;
  /** When it was delivered; null before, or if not recorded. */
  delivered_at: Date | null;
}

const Day = z.iso.date();

/** The delivery as all screens, e-mails and documents state it. Days are calendar days at the destination. */
export const DeliveryOutlook = z.object({
  promised_delivery_date: z.date().nullable(),
  promised_delivery_day: Day.nullable(),
  /** Never in the past while under way; once delivered, the time of delivery. */
  estimated_delivery_date: z.date().nullable(),
  estimated_delivery_day: Day.nullable(),
  /** Null without a promise or a delivery. */
  punctuality: z.enum(['on_time', 'late']).nullable(),
  /** Days between the promise and the delivery. */
  days_late: z.number().int().min(0),
});
export type DeliveryOutlook = z.infer<typeof DeliveryOutlook>;

/**
 * The promise never changes. An overdue shipment is expected today, and its delay is counted up to today, so it stays
 * late however often its estimate moves, and also without an estimate.
 */
export function deliveryOutlook(dates: DeliveryDates, time_zone: string, now: Date): DeliveryOutlook {
  const promised = promiseOf(dates);
  const expected = expectedDelivery(dates, time_zone, now);
  const promised_delivery_day = promised && calendarDay(promised, time_zone);
  const estimated_delivery_day = expected && calendarDay(expected, time_zone);
  const compared_day = estimated_delivery_day ?? calendarDay(now, time_zone);
  const difference =
    promised_delivery_day && isComparable(dates) ? daysBetween(promised_delivery_day, compared_day) : null;
  // Without an estimate it is late once the promised day is over, and not yet on time before.
  const misses = difference === null || (!expected && difference <= 0) ? null : Math.max(0, difference);
  return {
    promised_delivery_date: promised,
    promised_delivery_day,
    estimated_delivery_date: expected,
    estimated_delivery_day,
    punctuality: misses === null ? null : misses > 0 ? 'late' : 'on_time',
    days_late: misses ?? 0,
  };
}

export function promiseOf(dates: Pick<DeliveryDates, 'promised_delivery_date' | 'estimated_delivery_date'>) {
  return dates.promised_delivery_date ?? dates.estimated_delivery_date;
}

/** When a promise is missed: at the end of its day at the destination. */
export function promiseEnd(promised: Date, time_zone: string): Date {
  return endOfDay(calendarDay(promised, time_zone), time_zone);
}

/** A delivery without a recorded time, and a cancelled one, are neither on time nor late. */
function isComparable({ status, delivered_at }: DeliveryDates): boolean {
  return isActive(status) || (status === 'delivered' && delivered_at !== null);
}

function expectedDelivery(dates: DeliveryDates, time_zone: string, now: Date): Date | null {
  const { status, estimated_delivery_date: estimate, delivered_at } = dates;
  if (status === 'delivered' && delivered_at) return delivered_at;
  if (!estimate || !isActive(status) || estimate >= now) return estimate;
  const overdue = daysBetween(calendarDay(estimate, time_zone), calendarDay(now, time_zone));
  return overdue <= 0 ? estimate : addDays(estimate, overdue, time_zone);
}
