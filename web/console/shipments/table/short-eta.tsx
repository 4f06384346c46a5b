/** Delivery days are calendar dates, so they don't depend on the reader's time zone. */
const SHORT = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '14 Oct', with the year if it isn't the current one. 'TBD' when unknown. */
export function ShortEta({ day, now }: { day: string | null; now: Date }) {
  if (day === null) return 'TBD';
  const year = day.slice(0, 'YYYY'.length);
  const isThisYear = now.toISOString().startsWith(year);
  return (
    <time dateTime={day} className="tabular-nums">
      {SHORT.format(new Date(day))}
      {!isThisYear && ` ${year}`}
    </time>
  );
}
