import { dayMonthText } from '../calendar/local-time.ts';

/** Days late from which a customer without a threshold is notified. */
export const USUAL_THRESHOLD_DAYS = 1;

interface Slip {
  /** The destination. */
  city: string;
  days_late: number;
  reason: string | null;
  promised: Date;
  expected: Date | null;
  time_zone: string;
}

/** 'Delayed: Dubai, new ETA 8 Dec. GS123456789 is 2 days late, promised 6 Dec: port congestion'. */
export function delayMessage(tracking_number: string, slip: Slip): string {
  const { city, days_late, reason, promised, expected, time_zone } = slip;
  const day = (moment: Date) => dayMonthText(moment, time_zone);
  const headline = `Delayed: ${city}${expected ? `, new ETA ${day(expected)}` : ''}`;
  const late = `${tracking_number} is ${daysText(days_late)} late, promised ${day(promised)}`;
  return `${headline}. ${late}${reason ? `: ${reason}` : ''}`;
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
