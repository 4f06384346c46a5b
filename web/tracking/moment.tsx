import { ageText } from '#domain/notifications/age.ts';
import { momentText } from './tracking-texts.ts';
import { useMinute } from './use-minute.ts';

/** A clock time in the reader's zone; in UTC on hover. */
export function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} title={momentText(at, 'UTC')}>
      {momentText(at)}
    </time>
  );
}

/** '4m ago', kept true while the page is open; the exact time on hover. */
export function Age({ since }: { since: Date }) {
  const now = useMinute();
  return (
    <time dateTime={since.toISOString()} title={momentText(since)}>
      {ageText(since, now)}
    </time>
  );
}
