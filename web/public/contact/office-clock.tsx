import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** Zones had other names in 1970. */
const A_WINTER_DAY = Date.UTC(2025, 0, 1);

/** The local time of an office. Before the script has run only the zone's name stands there, in its place. */
export function OfficeClock({ time_zone }: { time_zone: string }) {
  const now = useMinute();
  return (
    <span className="inline-flex items-baseline gap-2">
      <time className="num inline-block min-w-[4.75rem] font-semibold" dateTime={now?.toISOString()}>
        {now && clockTime(now, time_zone)}
      </time>
      {/* The browser may name the zone otherwise than the build did; the first name stays. */}
      <span className="text-ink-2" suppressHydrationWarning>
        {zoneName(time_zone)}
      </span>
    </span>
  );
}

/** Null before the script has run; then the time, anew when the clock's minute changes. */
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

/** 'Fri 14:05': with the day, because it may be tomorrow there. */
function clockTime(instant: Date, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(instant);
  return `${format({ weekday: 'short' })} ${format({ hour: '2-digit', minute: '2-digit' })}`;
}

/** 'Pacific Time' */
function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    A_WINTER_DAY,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
