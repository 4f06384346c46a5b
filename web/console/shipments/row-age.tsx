import { ageText } from '#domain/notifications/age.ts';

/** Made once: thousands of rows are too many to make one for each. */
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' });

/** '5m ago'; the exact time on hover. */
export function RowAge({ since, now }: { since: Date; now: Date }) {
  return (
    <time dateTime={since.toISOString()} title={exact.format(since)} className="text-[0.8125rem] text-ink-2">
      {ageText(since, now)}
    </time>
  );
}
