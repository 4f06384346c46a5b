import type { Notification } from '#domain/notifications/notification.ts';
import { notificationMail } from '../notifications/notification-mails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { replyAddress } from './reply-address.ts';

interface About {
  internal: boolean;
  /** Whether the reader is one of our staff. */
  forStaff: boolean;
}

/** The e-mail about a message, which can be answered where the operator receives mail. */
export function messageMail(notification: Notification, notifier: Notifier, { internal, forStaff }: About) {
  const mail = notificationMail(notification, notifier);
  const { inboundMail, staffSecondFactor } = notifier.settings;
  // An e-mail proves less than the second factor that staff must have.
  if (!inboundMail || (forStaff && staffSecondFactor)) return mail;
  const target = { notification_id: notification.id, internal };
  const invitation = internal
    ? 'Reply to this e-mail to add an internal note. The customer never gets it.'
    : forStaff
      ? 'Reply to this e-mail to write to the customer.'
      : 'Reply to this e-mail to write to us.';
  const [title = '', message = '', ...others] = mail.paragraphs;
  return {
    ...mail,
    paragraphs: [title, message, invitation, ...others],
    reply_to: replyAddress(notifier.sign, inboundMail.address, target),
  };
}
