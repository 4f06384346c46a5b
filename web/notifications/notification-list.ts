import { NOTIFICATION_LIMIT } from '#domain/notifications/bell.ts';
import type { Notification } from '#domain/notifications/notification.ts';

/** The user's newest notifications, newest first, and the count of all unread ones. */
export interface NotificationList {
  notifications: Notification[];
  unread: number;
}

/** Adds a new notification at the top and trims the list to 20. Duplicates are ignored. */
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
