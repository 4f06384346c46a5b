import { ageText } from '#domain/notifications/age.ts';
import { useHydrated } from '#web/ui/hydrated.ts';
import { useNow } from '#web/ui/now.ts';
import { useGivenAnswer } from './given-answer.ts';
import { useReader } from './reader.ts';
import { momentText } from './tracking-texts.ts';

/** A clock time in the reader's zone; in UTC on hover. */
export function Moment({ at }: { at: Date }) {
  const reader = useReader();
  return (
    <time dateTime={at.toISOString()} title={momentText(at, { ...reader, timeZone: 'UTC' })}>
      {momentText(at, reader)}
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
  const given = useGivenAnswer();
  return !useHydrated() && given ? given.read_at : now;
}
