import * as z from 'zod';
import { MailDelivery } from '#domain/notifications/mail-delivery.ts';
import { Notification } from '#domain/notifications/notification.ts';
import { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { OneClickUnsubscribe } from './one-click-unsubscribe.ts';
import { operation } from './operation.ts';

export const notifications = {
  list: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/notifications',
    summary: 'One’s own newest 20 notifications and how many of all are unread',
  }).output(z.object({ notifications: z.array(Notification), unread: z.number().int() })),

  page: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/notifications/page',
    summary: 'All of one’s own notifications, newest first',
  })
    .input(
      z.object({
        /** Continue after this notification: `next` of the page before. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
        show: z.enum(['all', 'unread']).default('all'),
      }),
    )
    .output(z.object({ notifications: z.array(Notification), next: z.string().nullable() })),

  markRead: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/notifications/{id}/read',
    summary: 'Mark one of one’s own notifications read',
    changes: ['notifications'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'No such notification.' } }),

  markAllRead: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark all of one’s own notifications read',
    changes: ['notifications'],
  }).output(z.object({})),

  preferences: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'How each kind of notification reaches one by mail',
  }).output(
    z.object({
      /** Until the address is proven, no mail leaves. */
      email_verified: z.boolean(),
      preferences: z.array(z.object({ kind: NotificationKind, label: z.string(), delivery: MailDelivery })),
    }),
  ),

  setPreference: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/notifications/preferences',
    summary: 'Choose how a kind of notification reaches one by mail',
    changes: ['notifications.preferences'],
  })
    .input(z.object({ kind: NotificationKind, delivery: MailDelivery }))
    .output(z.object({})),

  unsubscribe: operation({
    access: 'anyone',
    method: 'POST',
    path: '/notifications/unsubscribe/{token}',
    summary: 'End the mails of a kind, also by the one click of a mail program (RFC 8058)',
    changes: ['notifications.preferences'],
  })
    .input(OneClickUnsubscribe.extend({ token: z.string().trim().min(1).max(200) }))
    /** The name of what ended. */
    .output(z.object({ about: z.string() }))
    .errors({
      LINK_UNKNOWN: {
        status: 410,
        message: 'This link is not complete. Please open it from the mail again.',
      },
    }),
};
