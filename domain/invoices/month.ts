/** The calendar month, in UTC, in which a moment lies: from its first moment until the next month's. */
export function monthOf(moment: Date): { from: Date; until: Date } {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), until: new Date(Date.UTC(year, month + 1)) };
}
