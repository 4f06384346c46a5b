import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { localTimeText } from '../calendar/local-time.ts';

interface Known {
  booked_at: Date;
  /** The first event from the pick-up on; null where none is recorded. */
  picked_up_at: Date | null;
  /** Of the destination. */
  time_zone: string;
}

/** Shipments are also booked after their delivery, when their documents arrive. */
const DAYS_BEFORE_BOOKING = 90;

/** Says why a receipt cannot have been signed at a moment; null where it can. Forms have no seconds. */
export function explainSignatureTime(
  delivered_at: Date,
  { booked_at, picked_up_at, time_zone }: Known,
): string | null {
  if (picked_up_at && delivered_at.getTime() + MINUTE_MS <= picked_up_at.getTime())
    return `This is before the pick-up on ${localTimeText(picked_up_at, time_zone, 'en-GB')}. Check the time, or correct the pick-up first.`;
  return delivered_at.getTime() < booked_at.getTime() - DAYS_BEFORE_BOOKING * DAY_MS
    ? `This is more than ${DAYS_BEFORE_BOOKING} days before the booking. Check the date.`
    : null;
}
