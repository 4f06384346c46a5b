import { ageText } from '#domain/notifications/age.ts';

/** Shared, because creating one per row is too slow for thousands of rows. */
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' });

/** '5m ago', with the exact time as title. */
export function RowAge({ since, now }: { since: Date; now: Date }) {
  return (
    <time dateTime={since.toISOString()} title={exact.format(since)} className="text-[0.8125rem] text-ink-2">
      {ageText(since, now)}
    </time>
  );
}
