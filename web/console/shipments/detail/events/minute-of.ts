import { dayOf } from '../../../../ui/local-day.ts';

/** '2026-11-21T10:05' in the reader's time zone, the value of a date and time control. */
export function minuteOf(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${dayOf(instant)}T${part(instant.getHours())}:${part(instant.getMinutes())}`;
}
