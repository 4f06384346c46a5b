/**
 * When a payment of a day (as a date control holds it, in UTC like the days on an invoice) arrived: 'now' for today,
 * noon for an earlier one, null for no day.
 */
export function paymentMoment(day: string, today: string): Date | 'now' | null {
  if (day === today) return 'now';
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? null : noon;
}
