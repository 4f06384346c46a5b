import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#domain/calendar/durations.ts';

/** A recent date, because time zone names differed in 1970. */
const REFERENCE_DATE = Date.UTC(2025, 0, 1);

/** The local time of an office. Before hydration it shows only the time zone's name. */
export function OfficeClock({ time_zone }: { time_zone: string }) {
  const now = useMinute();
  return (
    <span className="inline-flex items-baseline gap-2">
      <time className="num inline-block min-w-[4.75rem] font-semibold" dateTime={now?.toISOString()}>
        {now && clockTime(now, time_zone)}
      </time>
      {/* The browser's name for the zone may differ from the build's, which stays. */}
      <span className="text-ink-2" suppressHydrationWarning>
        {zoneName(time_zone)}
      </span>
    </span>
  );
}

/** The current time, updated each minute. Null before hydration. */
function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}

/** 'Fri 14:05', with the weekday because it may differ from the reader's. */
function clockTime(instant: Date, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(instant);
  return `${format({ weekday: 'short' })} ${format({ hour: '2-digit', minute: '2-digit' })}`;
}

/** 'Pacific Time' */
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    REFERENCE_DATE,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
