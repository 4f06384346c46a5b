import { dayOf } from '../../../days.ts';

/** '2026-11-21T10:05' in the reader's own zone, as a control of date and time holds it. */
export function minuteOf(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${dayOf(instant)}T${part(instant.getHours())}:${part(instant.getMinutes())}`;
}
