import type { CompanyEvent } from '#content/events.ts';

type Times = Pick<CompanyEvent, 'starts_at' | 'ends_at' | 'time_zone'>;

/** The event's local date in two parts: `18`, `March 2027`. */
export function dayOf({ starts_at, time_zone }: Times): { day: string; month: string } {
  const start = new Date(starts_at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: time_zone }).format(start);
  return { day: part({ day: 'numeric' }), month: part({ month: 'long', year: 'numeric' }) };
}

/** The event's local hours: `18:00–20:00 GMT+8` or `18:00–20:00 CET`. */
export function hoursOf({ starts_at, ends_at, time_zone }: Times): string {
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: time_zone } as const;
  const start = new Intl.DateTimeFormat('en-GB', clock).format(new Date(starts_at));
  const end = new Intl.DateTimeFormat('en-GB', clock).format(new Date(ends_at));
  return `${start}–${end}\u00a0${zoneOf(new Date(starts_at), time_zone)}`;
}

/** British English abbreviates the zones of Europe and writes the others as an offset. */
function zoneOf(moment: Date, time_zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: time_zone,
    timeZoneName: 'short',
  }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}
