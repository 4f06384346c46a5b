import { ageText } from '#domain/notifications/age.ts';

/** '5m ago', with the exact time and time zone as title. */
export function Age({ since, now, className }: { since: Date; now: Date; className?: string }) {
  return (
    <time dateTime={since.toISOString()} title={exact(since)} className={className}>
      {ageText(since, now)}
    </time>
  );
}

function exact(instant: Date) {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'long' }).format(instant);
}
