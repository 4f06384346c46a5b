import { HOUR_MS } from '#domain/calendar/durations.ts';
import type { Attention } from '#web/shell/area/use-attention.ts';
import { counted } from '#web/shipments/amounts.ts';
import { localClock } from '#web/shipments/local-clock.ts';
import { shortPlace } from '#web/shipments/short-place.ts';

type Due = NonNullable<Attention['due']>;

/** The nearest case of each counter in one line; null for none. */
export function attentionNotes({ shipments, due }: Attention, now: Date) {
  const { held, late, today } = shipments ?? {};
  return {
    held: held?.longest
      ? `Longest: ${hoursSince(held.longest.since, now)} h, ${shortPlace(held.longest.place)}`
      : null,
    late: late?.worst ? `Worst: ${counted(late.worst.days_late, 'day')}, ${late.worst.city}` : null,
    today: today?.next
      ? `Next: ${today.next.city}, ${localClock(today.next.at, today.next.time_zone)}`
      : today?.count
        ? 'All past their estimate'
        : null,
    due: due && due.count > 0 ? dueNote(due) : null,
  };
}

/** '2 invoices, 1 overdue' or '2 invoices, next by Mon, 30 Nov'. */
function dueNote({ count, overdue, next_due_at }: Due): string {
  const number = counted(count, 'invoice');
  if (overdue > 0) return `${number}, ${overdue.toLocaleString('en-US')} overdue`;
  return next_due_at ? `${number}, next by ${dayText(next_due_at)}` : number;
}

/** A due date in UTC, as invoices state it. */
export function dayText(day: Date): string {
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(day);
}

function hoursSince(since: Date, now: Date): string {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / HOUR_MS)).toLocaleString('en-US');
}
