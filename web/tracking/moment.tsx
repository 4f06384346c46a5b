import { useContext } from 'react';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { localTimeText, shortTimeText } from '#domain/calendar/local-time.ts';
import { ageText } from '#domain/notifications/age.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { useNow } from '#web/ui/use-now.ts';
import { usePreloadedData } from './preloaded-data.ts';
import { useReader } from './reader.ts';
import { FocusableTimes } from './tooltips/focusable-times.ts';
import { momentText } from './tracking-messages.ts';

interface MomentProps {
  at: Date;
  /** The time zone of the place, null if unknown; by default the reader's. */
  zone?: string | null;
  /** Without the year, unless it could be another one. */
  isShort?: boolean;
}

const NEAR_MS = 180 * DAY_MS;

/** Joins '6 Dec', '13:30 GMT-8' and '13:30 CET', which browsers otherwise break at the spaces and at the hyphen. */
const joined = (moment: string) =>
  moment.replace(/^(\S+) | (?=[A-Z]{3,4}\S*$)/g, '$1\u00a0').replace(/-(?=\d+$)/, '-\u2060');

/** A date and time in the time zone of its place; the reader's time zone and UTC in its tooltip. */
export function Moment({ at, zone, isShort = false }: MomentProps) {
  const reader = useReader();
  const now = useReadersNow();
  const utc = localTimeText(at, 'UTC', reader.locale);
  const isFocusable = useContext(FocusableTimes);
  const title = zone ? `${momentText(at, reader)} where you are · ${utc}` : utc;
  const isNear = Math.abs(at.getTime() - now.getTime()) < NEAR_MS;
  const textOf = isShort && isNear ? shortTimeText : localTimeText;
  return (
    // The browser's data of a locale can be of another version than the server's. Then the server's text stays.
    <time
      suppressHydrationWarning
      dateTime={at.toISOString()}
      title={title}
      {...(isFocusable && { tabIndex: 0 })}
    >
      {joined(textOf(at, zone === undefined ? reader.timeZone : (zone ?? 'UTC'), reader.locale))}
    </time>
  );
}

/** '4m ago', updated while the page is open; the exact time on hover and in print. */
export function Age({ since }: { since: Date }) {
  const reader = useReader();
  const now = useReadersNow();
  return (
    <time data-age="" dateTime={since.toISOString()} title={momentText(since, reader)}>
      {ageText(since, now)}
    </time>
  );
}

/** Until hydration, the time at which the server rendered it. */
function useReadersNow(): Date {
  const now = useNow();
  const given = usePreloadedData();
  return !useHydrated() && given ? given.read_at : now;
}
