import type { ContactMessage } from '#domain/enquiries/contact-message.ts';
import { looksAutomatic } from '#domain/validation/form-timing.ts';
import { truncate } from '#domain/validation/truncate.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { postMail } from '../mail/outbox.ts';
import { notifyStaff } from '../notifications/notify-staff.ts';
import { insertContactMessage } from './contact-messages-table.ts';
import { messageForwardedMail, messageReceivedMail } from './enquiry-mails.ts';
import { type EnquiriesContext, operations } from './operations.ts';

/** Automated messages get the same response and are not stored, so that their sender learns nothing. */
export const send = operations.send.handler(async ({ input, context }) => {
  const { homepage, seconds_open, ...message } = input;
  if (looksAutomatic({ homepage, seconds_open })) {
    context.log.info({ seconds_open }, 'A contact message that looks automatic was not stored.');
    return {};
  }
  return context.write((transaction) => receive(transaction, context, message), { request: message });
});

/** UTF-16 units of a message that a notification shows. */
const PREVIEW = 120;

/** Everything that a message writes, in the caller’s transaction. */
async function receive(transaction: Transaction, context: EnquiriesContext, message: ContactMessage) {
  const id = await insertContactMessage(transaction, { ...message, created_at: context.now() });
  await postMail(transaction, context, messageReceivedMail(message));
  await postMail(transaction, context, messageForwardedMail(message));
  await notifyStaff(transaction, context, {
    kind: 'enquiry',
    type: 'info',
    title: 'New contact message',
    message: `${message.name}: ${message.subject || truncate(message.message, PREVIEW)}`,
    related_id: id,
    related_type: 'contact_message',
  });
  return {};
}
