/** The calendar month (UTC) of a moment: from its start to the start of the next month. */
export function monthOf(moment: Date): { from: Date; until: Date } {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), until: new Date(Date.UTC(year, month + 1)) };
}
