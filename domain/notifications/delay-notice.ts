/** 'GS123456789 is delayed by 2 days: port congestion'. */
export function delayMessage(tracking_number: string, days_late: number, reason: string | null): string {
  const days = `${days_late} ${days_late === 1 ? 'day' : 'days'}`;
  return `${tracking_number} is delayed by ${days}${reason ? `: ${reason}` : ''}`;
}
