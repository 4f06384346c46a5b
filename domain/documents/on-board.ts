import type { CalendarDay } from '../calendar/calendar-day.ts';
import { foldName } from '../places/normalize-name.ts';

/** What the shipment's tracking events record about its loading. Days are local to the port of loading. */
export interface LoadingRecord {
  today: CalendarDay;
  /** Null before the goods were picked up. */
  picked_up_on: CalendarDay | null;
  /** The day and place of each recorded loading. */
  loadings: readonly { day: CalendarDay; location: string }[];
}

/**
 * A sentence that says why a bill of lading cannot state this on-board date; null when it can. A bill without a date
 * is issued as received for shipment.
 */
export function onBoardRefusal(
  on_board_date: CalendarDay | null,
  port_of_loading: string | null,
  { today, picked_up_on, loadings }: LoadingRecord,
): string | null {
  if (on_board_date === null) return null;
  if (on_board_date > today) return 'The on-board date is in the future.';
  if (picked_up_on === null || on_board_date < picked_up_on)
    return 'The on-board date is before the goods were picked up.';
  const recorded = loadings.some(
    ({ day, location }) => day <= on_board_date && isSamePlace(location, port_of_loading ?? ''),
  );
  if (recorded) return null;
  return 'No loading is recorded at the port of loading by that day. Record it as a tracking event marked loaded, or clear the date to issue the bill as received for shipment.';
}

/** Whether an event records a loading, by its flag or by its description. */
export function isLoading({ loaded, description }: { loaded: boolean; description: string | null }): boolean {
  return (
    loaded ||
    (/\bloaded\b/i.test(description ?? '') &&
      !/\b(?:not|to be)\s+(?:yet\s+)?loaded\b/i.test(description ?? ''))
  );
}

/** 'Port of Shanghai, CN' is 'Shanghai, CN' and 'Shanghai'. */
function isSamePlace(location: string, port: string): boolean {
  const [one, other] = [townIn(location), townIn(port)];
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

function townIn(place: string): string {
  return foldName(place.split(',')[0] ?? '').replace(/^port of /, '');
}
