import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { dayText, localTimeText } from '../calendar/local-time.ts';

interface Known {
  booked_at: Date;
  /** The first event from the pick-up on; null where none is recorded. */
  picked_up_at: Date | null;
  /** What the file states: departures of imported shipments can be years old. */
  departures: readonly Date[];
  /** The delivery that is recorded. */
  recorded_at: Date | null;
  /** Of the destination. */
  time_zone: string;
}

/** Shipments are also booked after their delivery, when their documents arrive. */
const MAX_DAYS_BEFORE = 90;

/** Says why a receipt cannot have been signed at a moment; null where it can. Forms have no seconds. */
export function explainSignatureTime(
  delivered_at: Date,
  { booked_at, picked_up_at, departures, recorded_at, time_zone }: Known,
): string | null {
  if (picked_up_at) {
    if (delivered_at.getTime() + MINUTE_MS > picked_up_at.getTime()) return null;
    return `This is before the pick-up on ${localTimeText(picked_up_at, time_zone, 'en-GB')}. Check the time, or correct the pick-up first.`;
  }
  const [earliest] = [
    { at: booked_at, name: 'booking' },
    ...departures.map((at) => ({ at, name: 'first departure' })),
    ...(recorded_at ? [{ at: recorded_at, name: 'recorded delivery' }] : []),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!earliest || delivered_at.getTime() >= earliest.at.getTime() - MAX_DAYS_BEFORE * DAY_MS) return null;
  const day = dayText(earliest.at, 'en-GB', time_zone);
  return `This is more than ${MAX_DAYS_BEFORE} days before the ${earliest.name} on ${day}. Check the date.`;
}
