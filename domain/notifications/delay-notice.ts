import { dayMonthText } from '../calendar/local-time.ts';

/** Days late from which a customer without a threshold is notified. */
export const USUAL_THRESHOLD_DAYS = 1;

interface Slip {
  days_late: number;
  reason: string | null;
  promised: Date;
  expected: Date | null;
  /** Of the destination. */
  time_zone: string;
}

/** 'GS123456789 is delayed by 2 days, was 6 Dec, now 8 Dec: port congestion'. Without a reason, only by how much. */
export function delayMessage(tracking_number: string, slip: Slip): string {
  const { days_late, reason, promised, expected, time_zone } = slip;
  const delay = `${tracking_number} is delayed by ${daysText(days_late)}`;
  if (!reason) return delay;
  const day = (moment: Date) => dayMonthText(moment, time_zone);
  return `${delay}, was ${day(promised)}${expected ? `, now ${day(expected)}` : ''}: ${reason}`;
}

/** 'GS123456789 is expected on time again'. */
export function recoveryMessage(tracking_number: string, days_late: number): string {
  return days_late === 0
    ? `${tracking_number} is expected on time again`
    : `${tracking_number} has recovered: it is expected ${daysText(days_late)} late`;
}

function daysText(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
