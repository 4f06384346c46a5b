import { offsetZone, utcOffsetMinutes } from './calendar-day.ts';
import { MINUTE_MS } from './durations.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The moment of a local time as a `datetime-local` field has it, 'YYYY-MM-DDTHH:mm'; null where the text isn’t one.
 * A time that occurs twice when clocks go back is the first; one that is skipped is as much later.
 */
export function momentOfLocalInput(text: string, time_zone: string): Date | null {
  const asUtc = LOCAL.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const momentWith = (offset: number) => new Date(asUtc - offset * MINUTE_MS);
  // A day around it on either side has the offsets before and after any change of clocks.
  const before = utcOffsetMinutes(momentWith(OFFSET_SPAN), time_zone);
  const after = utcOffsetMinutes(momentWith(-OFFSET_SPAN), time_zone);
  const matching = [before, after].find(
    (offset) => utcOffsetMinutes(momentWith(offset), time_zone) === offset,
  );
  return momentWith(matching ?? before);
}

const OFFSET_SPAN = 24 * 60;

/** The local time of a moment as a `datetime-local` field has it, to the minute. */
export function localInputOf(moment: Date, time_zone: string): string {
  const local = new Date(moment.getTime() + utcOffsetMinutes(moment, time_zone) * MINUTE_MS);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** A moment as RFC 3339 in the local time of a place: '2027-01-13T06:00:00+08:00'. */
export function withLocalOffset(moment: Date, time_zone: string): string {
  return `${localInputOf(moment, time_zone)}:00${offsetZone(utcOffsetMinutes(moment, time_zone))}`;
}
