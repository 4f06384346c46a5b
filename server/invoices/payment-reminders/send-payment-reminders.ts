import { canRemindAgain, dueLevel } from '#domain/invoices/payment-reminders/next-level.ts';
import type { ReminderSettings } from '#domain/invoices/payment-reminders/reminder-settings.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isolateFailures } from '../../jobs/isolate-failures.ts';
import type { Worker } from '../../jobs/jobs.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { deliverReminder, reminderRecipients } from './deliver-reminder.ts';
import {
  insertReminders,
  lastReminderOf,
  listOverdue,
  listOverdueOrganisations,
  lockRemindable,
  lockReminded,
} from './payment-reminders-table.ts';
import { findReminderSettings } from './reminder-settings-table.ts';

/** How many invoices of a company one run brings to their next level, those due first. */
const MAX_INVOICES = 1_000;
/** A longer e-mail would not be read; the statement of account has all. */
const MAX_LISTED = 50;

type Sender = Notifier & Pick<Dependencies, 'database' | 'log'>;

/**
 * Sends each company with overdue invoices that have reached their next dunning level one e-mail about all of its overdue
 * invoices. The levels are recorded in the transaction that posts the e-mail, so that an interrupted run repeats none. A
 * company that fails stops no other.
 */
export function sendPaymentReminders(dependencies: Sender): Worker<'payment-reminders'> {
  const { database, log, now } = dependencies;
  return () =>
    isolateFailures(log, 'Payment reminder failed', async (attempt) => {
      const { automatic, levels } = await findReminderSettings(database.db);
      const [first] = levels;
      if (!automatic || !first) return;
      const overdue = await listOverdueOrganisations(database.db, { days: first.days_after_due, now: now() });
      for (const organisation_id of overdue)
        await attempt({ organisation: organisation_id }, () =>
          database.transaction((transaction) =>
            remind(transaction, dependencies, { organisation_id, levels }),
          ),
        );
    });
}

async function remind(
  transaction: Transaction,
  notifier: Sender,
  { organisation_id, levels }: { organisation_id: string } & Pick<ReminderSettings, 'levels'>,
): Promise<void> {
  const now = notifier.now();
  if (!(await lockReminded(transaction, organisation_id))) return;
  if (!canRemindAgain(await lastReminderOf(transaction, organisation_id), now)) return;
  const recipients = await reminderRecipients(transaction, organisation_id);
  if (recipients.length === 0) return;
  const remindable = await lockRemindable(transaction, {
    organisation_id,
    now,
    limit: MAX_INVOICES,
    levels,
  });
  const reached = remindable.flatMap(({ id: invoice_id, number, due_cents, ...invoice }) => {
    const level = dueLevel(levels, invoice, now);
    const name = level && levels[level - 1]?.name;
    return level && name ? [{ number, reminder: { invoice_id, level, name, due_cents, sent_at: now } }] : [];
  });
  const inserted = await insertReminders(
    transaction,
    reached.map(({ reminder }) => reminder),
  );
  const sent = reached.filter(({ reminder }) => inserted.has(reminder.invoice_id));
  const [highest] = sent.map(({ reminder }) => reminder).toSorted((one, other) => other.level - one.level);
  if (!highest) return;
  await deliverReminder(transaction, notifier, recipients, {
    organisation_id,
    name: highest.name,
    ...(await listOverdue(transaction, { organisation_id, now, limit: MAX_LISTED })),
    now,
  });
  await writeAudit(transaction, {
    actor_id: null,
    action: 'invoices.sendPaymentReminder',
    subject_type: 'organisation',
    subject_id: organisation_id,
    detail: {
      dunning_level: highest.name,
      invoices: sent.length,
      numbers: sent.slice(0, MAX_LISTED).map(({ number }) => number),
    },
  });
}
