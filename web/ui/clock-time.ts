/** Formats a time as '14:02 GMT' in the reader's locale and time zone. */
export function clockTime(time: Date | number): string {
  return new Intl.DateTimeFormat(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}
