import type { Notification } from '#domain/notifications/notification.ts';
import { KIND_LABELS, NOTIFICATION_KINDS } from '#domain/notifications/notification-kind.ts';
import { notificationPath } from '#domain/notifications/notification-path.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from './notifier.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What of a mail depends on the notifications in it. */
type Words = Omit<Mail, 'recipient' | 'unsubscribe'>;

export function notificationMail(
  notification: Notification,
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Words {
  const { kind, title, message } = notification;
  const path = notificationPath(notification);
  return {
    subject: title === message ? title : `${title}: ${message}`,
    paragraphs: [
      title,
      message,
      `You get this mail because you asked for a mail about “${KIND_LABELS[kind]}” at once.`,
    ],
    link: path
      ? { label: 'Open', url: `${publicUrl}${path}` }
      : { label: 'See all notifications', url: `${publicUrl}/notifications` },
  };
}

/** More would not be read; the list that the mail links to has them all. */
const LONGEST_DIGEST = 100;

/** The mail of the day: `notifications` newest first, told kind by kind. */
export function digestMail(
  notifications: readonly Notification[],
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Words {
  const news = notifications.length === 1 ? '1 notification' : `${notifications.length} notifications`;
  const told = notifications.slice(0, LONGEST_DIGEST);
  return {
    subject: `Your day: ${news}`,
    paragraphs: [
      `Since the last mail of this kind you have had ${news}.`,
      ...NOTIFICATION_KINDS.flatMap((kind) => {
        const messages = told.filter((one) => one.kind === kind).map(inOneLine);
        return messages.length === 0 ? [] : [KIND_LABELS[kind], ...messages];
      }),
      ...(told.length < notifications.length ? ['The list has the others.'] : []),
      'You get it once a day at most. What it tells, and how, is chosen in your settings.',
    ],
    link: { label: 'See all notifications', url: `${publicUrl}/notifications` },
  };
}

function inOneLine({ title, message }: Notification): string {
  return `• ${title}: ${message}`;
}

export function unsubscribeLink(
  { sign, settings: { publicUrl } }: Pick<Notifier, 'sign' | 'settings'>,
  unsubscriber: Parameters<typeof unsubscribeToken>[1],
): { url: string } {
  return { url: `${publicUrl}/notifications/unsubscribe?token=${unsubscribeToken(sign, unsubscriber)}` };
}
