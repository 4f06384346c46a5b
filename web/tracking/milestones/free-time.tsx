import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { calendarDay, daysBetween } from '#domain/calendar/calendar-day.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import { counted } from '#web/shipments/amounts.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useReader } from '../reader.ts';

type Box = Pick<
  TrackedShipment['equipment'][number],
  'free_days' | 'free_until' | 'free_time_zone' | 'state'
>;

const LEFT_TERMINAL: ReadonlySet<string> = new Set(['gated_out', 'dropped_off', 'stripped']);

/** How long the box may stay at the terminal of the destination without demurrage; nothing once it has left. */
export function FreeTime({ box: { free_days, free_until, free_time_zone, state } }: { box: Box }) {
  const today = useNow();
  const { locale } = useReader();
  if (free_days === null || (state !== null && LEFT_TERMINAL.has(state))) return null;
  if (!free_until || !free_time_zone) return <>{counted(free_days, 'free day')} after discharge</>;
  const left = daysBetween(calendarDay(today, free_time_zone), free_until);
  const last = dayText(free_until, locale);
  if (left < 0) return <span className="font-semibold text-danger">Free time ended on {last}</span>;
  return (
    <>
      Free time until {last}, {left === 0 ? 'the last day' : `${counted(left, 'day')} left`}
    </>
  );
}
