import { NOTIFICATION_LIMIT } from '#domain/notifications/bell.ts';
import type { Notification } from '#domain/notifications/notification.ts';

/** One's own newest notifications, newest first, and how many of all are unread. */
export interface NotificationList {
  notifications: Notification[];
  unread: number;
}

/** A new one goes to the top, and the list is trimmed to 20. One that is there already changes nothing. */
export function withArrival(list: NotificationList, arrived: Notification): NotificationList {
  if (list.notifications.some(({ id }) => id === arrived.id)) return list;
  return {
    notifications: [arrived, ...list.notifications].slice(0, NOTIFICATION_LIMIT),
    unread: list.unread + (arrived.read ? 0 : 1),
  };
}

/** The unread count drops by one, never below 0. */
export function withOneRead(list: NotificationList, id: string): NotificationList {
  const wasUnread = list.notifications.some((one) => one.id === id && !one.read);
  if (!wasUnread) return list;
  return {
    notifications: list.notifications.map((one) => (one.id === id ? { ...one, read: true } : one)),
    unread: Math.max(0, list.unread - 1),
  };
}

export function withAllRead({ notifications }: NotificationList): NotificationList {
  return { notifications: notifications.map((one) => ({ ...one, read: true })), unread: 0 };
}
