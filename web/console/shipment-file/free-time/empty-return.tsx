import { calendarDay, daysBetween } from '#domain/calendar/calendar-day.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import { counted } from '#web/shipments/amounts.ts';
import { useNow } from '#web/ui/use-now.ts';

interface EmptyReturnProps {
  /** 'YYYY-MM-DD' */
  last_day: string;
  time_zone: string;
}

/** By when a container is returned empty without detention, or for how many days detention has been charged. */
export function EmptyReturn({ last_day, time_zone }: EmptyReturnProps) {
  const left = daysBetween(calendarDay(useNow(), time_zone), last_day);
  const last = dayText(last_day, undefined);
  if (left < 0)
    return (
      <span className="font-semibold text-danger">
        Due back {last}, {counted(-left, 'day')} of detention
      </span>
    );
  return (
    <>
      Return empty by {last}, {left === 0 ? 'the last day' : `${counted(left, 'day')} left`}
    </>
  );
}
