const DATE_FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A document's date in UTC, so that it is the same for every reader. */
export function CalendarDay({ of }: { of: Date }) {
  return (
    <time dateTime={of.toISOString().slice(0, 10)} className="whitespace-nowrap tabular-nums">
      {new Intl.DateTimeFormat(undefined, DATE_FORMAT).format(of)}
    </time>
  );
}
