import type { Notification } from '#domain/notifications/notification.ts';
import { KIND_LABELS, NOTIFICATION_KINDS } from '#domain/notifications/notification-kind.ts';
import { notificationPath } from '#domain/notifications/notification-path.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from './notifier.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The part of an e-mail that depends on its notifications. */
type MailContent = Omit<Mail, 'recipient' | 'unsubscribe'>;

export function notificationMail(
  notification: Notification,
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): MailContent {
  const { kind, title, message } = notification;
  const path = notificationPath(notification);
  return {
    // What people write to each other stays out of subjects.
    subject: kind === 'message' || title === message ? title : `${title}: ${message}`,
    paragraphs: [
      title,
      message,
      `You get this e-mail because instant e-mails about “${KIND_LABELS[kind]}” are on in your settings.`,
    ],
    link: path
      ? { label: 'Open', url: `${publicUrl}${path}` }
      : { label: 'See all notifications', url: `${publicUrl}/notifications` },
  };
}

/** A longer digest would not be read; the linked list has all notifications. */
const MAX_DIGEST_ENTRIES = 100;

/** The daily digest: `notifications` newest first, grouped by kind. */
export function digestMail(
  notifications: readonly Notification[],
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): MailContent {
  const news = notifications.length === 1 ? '1 notification' : `${notifications.length} notifications`;
  const listed = notifications.slice(0, MAX_DIGEST_ENTRIES);
  return {
    subject: `Daily summary: ${news}`,
    paragraphs: [
      `You have had ${news} since your last daily e-mail.`,
      ...NOTIFICATION_KINDS.flatMap((kind) => {
        const messages = listed.filter((one) => one.kind === kind).map(bulletOf);
        return messages.length === 0 ? [] : [KIND_LABELS[kind], ...messages];
      }),
      ...(listed.length < notifications.length ? ['See the full list for the others.'] : []),
      'You get this e-mail at most once a day. Choose what it includes in your settings.',
    ],
    link: { label: 'See all notifications', url: `${publicUrl}/notifications` },
  };
}

function bulletOf({ title, message }: Notification): string {
  return `• ${title}: ${message}`;
}

export function unsubscribeLink(
  { sign, settings: { publicUrl } }: Pick<Notifier, 'sign' | 'settings'>,
  unsubscriber: Parameters<typeof unsubscribeToken>[1],
): { url: string } {
  return { url: `${publicUrl}/notifications/unsubscribe?token=${unsubscribeToken(sign, unsubscriber)}` };
}
