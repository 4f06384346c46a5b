import { localTimeText } from '#domain/calendar/local-time.ts';
import { ageText } from '#domain/notifications/age.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useNow } from '#web/ui/use-now.ts';
import { usePreloadedData } from './preloaded-data.ts';
import { useReader } from './reader.ts';
import { momentText } from './tracking-messages.ts';

interface MomentProps {
  at: Date;
  /** What clocks show where it happens, null where nobody knows. Left out, the reader's own. */
  zone?: string | null;
}

/** A moment as clocks at its place show it; the reader's own clock and UTC on hover. */
export function Moment({ at, zone }: MomentProps) {
  const reader = useReader();
  const utc = localTimeText(at, 'UTC', reader.locale);
  const title = zone ? `${momentText(at, reader)} where you are · ${utc}` : utc;
  return (
    <time dateTime={at.toISOString()} title={title}>
      {zone === undefined ? momentText(at, reader) : localTimeText(at, zone ?? 'UTC', reader.locale)}
    </time>
  );
}

/** '4m ago', kept true while the page is open; the exact time on hover and on paper. */
export function Age({ since }: { since: Date }) {
  const reader = useReader();
  const now = useReadersNow();
  return (
    <time data-age="" dateTime={since.toISOString()} title={momentText(since, reader)}>
      {ageText(since, now)}
    </time>
  );
}

/** Until the page listens, the moment at which the server wrote it. */
function useReadersNow(): Date {
  const now = useNow();
  const given = usePreloadedData();
  return !useHydrated() && given ? given.read_at : now;
}
