import { deliveryOf } from '#domain/notifications/mail-delivery.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import { notifyHolders } from '../../notifications/notify-members.ts';
import { listRecipients } from '../../notifications/recipients.ts';
import { creditBalancesOf } from '../open-invoices.ts';
import { type Reminder, reminderMail, reminderMessage } from './reminder-mail.ts';

const KIND = 'payment_reminder';

/** The members of a company who get its payment reminders: they see its invoices, and have not turned these e-mails off. */
export async function reminderRecipients(transaction: Transaction, organisation_id: string) {
  const holders = await listRecipients(transaction, { organisation_id, permission: 'money' }, KIND);
  return holders.filter(({ mailbox }) => mailbox && deliveryOf(KIND, mailbox) !== 'off');
}

/** Notifies the recipients, each by their preference for reminders. */
export async function deliverReminder(
  transaction: Transaction,
  notifier: Notifier,
  recipients: readonly { user_id: string }[],
  { organisation_id, ...reminder }: Omit<Reminder, 'credits'> & { organisation_id: string },
): Promise<void> {
  const { name, overdue, totals } = reminder;
  const credits = await creditBalancesOf(transaction, organisation_id);
  const [only, ...others] = overdue;
  await notifyHolders(transaction, notifier, recipients, {
    notification: {
      kind: KIND,
      type: 'warning',
      title: name,
      message: reminderMessage({ overdue, totals }),
      related_id: only && others.length === 0 ? only.number : null,
      related_type: 'invoice',
    },
    mail: reminderMail({ ...reminder, credits }, notifier),
  });
}
