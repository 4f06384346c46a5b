import { DAY_MS } from '#domain/calendar/durations.ts';
import { counted } from '#web/shipments/amounts.ts';

/** '12 days overdue'. The first day begins at the due time. */
export function overdueLabel(due_at: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((now.getTime() - due_at.getTime()) / DAY_MS));
  return `${counted(days, 'day')} overdue`;
}
