/** A calendar date, independent of time zones: `14 October 2024`. */
export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {writtenDay(date)}
    </time>
  );
}

function writtenDay(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
