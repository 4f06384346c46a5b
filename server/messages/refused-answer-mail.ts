import { notificationPath } from '#domain/notifications/notification-path.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { messageTitle } from './message-titles.ts';

/** Notifies a person that their answer by e-mail was not added. It cannot be answered. */
export function refusedAnswerMail(
  { email, tracking_number, why }: { email: string; tracking_number: string; why: string },
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Mail {
  const about = { kind: 'message', related_id: tracking_number, related_type: 'shipment' } as const;
  return {
    recipient: email,
    subject: `${messageTitle(tracking_number)} was not added`,
    paragraphs: [
      `We couldn’t add your reply about ${tracking_number}. ${why}`,
      'Write it on our site instead.',
    ],
    link: { label: 'Open', url: `${publicUrl}${notificationPath(about) ?? '/notifications'}` },
  };
}
