const DATE_FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** '14 Oct 2025' in the reader's locale but in UTC, so that a document's date is the same for every reader. */
export function utcDay(day: Date): string {
  return new Intl.DateTimeFormat(undefined, DATE_FORMAT).format(day);
}

/** A document's date as a `time` element. */
export function CalendarDay({ of }: { of: Date }) {
  return (
    <time dateTime={of.toISOString().slice(0, 10)} className="whitespace-nowrap tabular-nums">
      {utcDay(of)}
    </time>
  );
}
