import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { localTimeText } from '../calendar/local-time.ts';

interface Known {
  booked_at: Date;
  /** The first event from the pick-up on; null where none is recorded. */
  picked_up_at: Date | null;
  /** Departures that the file states, and the delivery that is recorded: those of imported shipments can be years old. */
  dates: readonly Date[];
  /** Of the destination. */
  time_zone: string;
}

/** Shipments are also booked after their delivery, when their documents arrive. */
const MAX_DAYS_BEFORE = 90;

/** Says why a receipt cannot have been signed at a moment; null where it can. Forms have no seconds. */
export function explainSignatureTime(
  delivered_at: Date,
  { booked_at, picked_up_at, dates, time_zone }: Known,
): string | null {
  if (picked_up_at && delivered_at.getTime() + MINUTE_MS <= picked_up_at.getTime())
    return `This is before the pick-up on ${localTimeText(picked_up_at, time_zone, 'en-GB')}. Check the time, or correct the pick-up first.`;
  const earliest = Math.min(
    ...[booked_at, picked_up_at ?? booked_at, ...dates].map((date) => date.getTime()),
  );
  return delivered_at.getTime() < earliest - MAX_DAYS_BEFORE * DAY_MS
    ? `This is more than ${MAX_DAYS_BEFORE} days before the booking. Check the date.`
    : null;
}
