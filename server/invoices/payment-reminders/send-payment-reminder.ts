import { dueCents, invoiceState } from '#domain/invoices/invoice-state.ts';
import { daysSince } from '#domain/invoices/payment-reminders/next-level.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { readerOf } from '../../shipment-records/reader.ts';
import { lockInvoice } from '../lock-invoices.ts';
import { operations } from '../operations.ts';
import { deliverReminder, reminderRecipients } from './deliver-reminder.ts';
import { insertReminders, listRemindersOf } from './payment-reminders-table.ts';
import { findReminderSettings } from './reminder-settings-table.ts';

/** Also to a company that gets no automatic reminders, and before the days of the level. */
export const sendPaymentReminder = operations.sendPaymentReminder.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const person = signedIn(context);
    const invoice = await lockInvoice(transaction, input.number.toUpperCase(), readerOf(person));
    if (!invoice) throw errors.NOT_FOUND();
    if (invoiceState(invoice, now) !== 'Overdue') throw errors.NOT_OVERDUE();
    if (invoice.disputed_at) throw errors.DISPUTED();
    const { levels } = await findReminderSettings(transaction);
    const last = (await listRemindersOf(transaction, invoice.id)).at(-1);
    if (last && daysSince(last.sent_at, now) === 0) throw errors.SENT_TODAY();
    const level = (last?.level ?? 0) + 1;
    const name = levels[level - 1]?.name;
    if (!name) throw errors.ALL_LEVELS_SENT();
    const { id, number, organisation_id, currency, status } = invoice;
    const recipients = organisation_id ? await reminderRecipients(transaction, organisation_id) : [];
    if (!organisation_id || recipients.length === 0) throw errors.NO_RECIPIENT();

    const due_cents = dueCents({ ...invoice, status });
    await insertReminders(transaction, [{ invoice_id: id, level, name, due_cents, sent_at: now }]);
    await deliverReminder(transaction, context, recipients, {
      organisation_id,
      name,
      overdue: [{ ...invoice, due_cents }],
      totals: [{ amount: due_cents, currency, count: 1 }],
      now,
    });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'invoices.sendPaymentReminder',
      subject_type: 'invoice',
      subject_id: id,
      detail: { number, dunning_level: name },
    });
    return { number, level, name, sent_at: now, recipients: recipients.length };
  }),
);
