const HOW = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** The day on a paper, in UTC: the same for both parties wherever they read it. */
export function CalendarDay({ of }: { of: Date }) {
  return (
    <time dateTime={of.toISOString().slice(0, 10)} className="whitespace-nowrap tabular-nums">
      {new Intl.DateTimeFormat(undefined, HOW).format(of)}
    </time>
  );
}
