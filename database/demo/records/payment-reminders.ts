import { dayInUtc, shiftDay } from '#domain/calendar/calendar-day.ts';
import { USUAL_SETTINGS } from '#domain/invoices/payment-reminders/reminder-settings.ts';
import type { invoices } from '#server/invoices/invoices-table.ts';
import type { paymentReminders } from '#server/invoices/payment-reminders/payment-reminders-table.ts';

/** The job runs in the morning. */
const SENT_AT = 'T07:20:00Z';

export const reminderSettingsRow = { ...USUAL_SETTINGS, automatic: true };

/** The payment reminders that overdue invoices had by now. */
export function paymentReminderRows(
  issued: readonly (typeof invoices.$inferSelect)[],
  now: Date,
): (typeof paymentReminders.$inferInsert)[] {
  return issued
    .filter(({ status, organisation_id }) => status === 'Pending' && organisation_id)
    .flatMap(({ id: invoice_id, due_at, amount_cents, credited_cents, paid_cents }) =>
      USUAL_SETTINGS.levels.map(({ name, days_after_due }, place) => ({
        invoice_id,
        level: place + 1,
        name,
        due_cents: amount_cents - credited_cents - paid_cents,
        sent_at: new Date(shiftDay(dayInUtc(due_at), days_after_due) + SENT_AT),
      })),
    )
    .filter(({ sent_at }) => sent_at <= now);
}
