import { DAY_MS } from '#domain/calendar/durations.ts';
import { counted } from '#web/shipments/amounts.ts';

/** '12 days overdue', in calendar days of UTC since the due day. */
export function overdueLabel(due_at: Date, now: Date): string {
  const days = Math.max(1, Math.floor(now.getTime() / DAY_MS) - Math.floor(due_at.getTime() / DAY_MS));
  return `${counted(days, 'day')} overdue`;
}
