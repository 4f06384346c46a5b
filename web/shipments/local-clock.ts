const clocks = new Map<string, Intl.DateTimeFormat>();

/** '14:10 CET' at a place. Zones with an ambiguous abbreviation are written as an offset. */
export function localClock(moment: Date, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    });
    clocks.set(timeZone, clock);
  }
  return clock.format(moment);
}
