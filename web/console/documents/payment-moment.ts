/**
 * The time of a payment from a date input, in UTC like the dates on an invoice: 'now' for today, noon for an earlier
 * day, null for an invalid date.
 */
export function paymentMoment(day: string, today: string): Date | 'now' | null {
  if (day === today) return 'now';
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? null : noon;
}
