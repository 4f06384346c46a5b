import * as z from 'zod';
import { MailDelivery } from '#domain/notifications/mail-delivery.ts';
import { Notification } from '#domain/notifications/notification.ts';
import { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { SINCE, Since } from './operation/changed-records.ts';
import { OneClickUnsubscribe } from './operation/one-click-unsubscribe.ts';
import { operation } from './operation/operation.ts';

export const notifications = {
  list: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/notifications',
    list: { records: 'notifications', of: 'person' },
    summary: 'Your newest 20 notifications and the number of all unread ones',
  })
    .input(Since)
    .output(z.object({ notifications: z.array(Notification), unread: z.number().int() })),

  page: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/notifications/page',
    list: { records: 'notifications', of: 'person' },
    summary: 'All your notifications, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** The cursor: `next` of the previous page. */
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
    summary: 'Mark one of your notifications as read',
    changes: ['notifications'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({}))
    .errors({ NOT_FOUND: { status: 404, message: 'No such notification.' } }),

  markAllRead: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark all your notifications as read',
    changes: ['notifications'],
  }).output(z.object({})),

  preferences: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/notifications/preferences',
    whileViewing: 'refused',
    summary: 'Your e-mail preference for each kind of notification',
  }).output(
    z.object({
      /** E-mails are sent only to a verified address. */
      email_verified: z.boolean(),
      preferences: z.array(z.object({ kind: NotificationKind, label: z.string(), delivery: MailDelivery })),
    }),
  ),

  setPreference: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/notifications/preferences',
    summary: 'Set your e-mail preference for a kind of notification',
    changes: ['notifications.preferences'],
  })
    .input(z.object({ kind: NotificationKind, delivery: MailDelivery }))
    .output(z.object({})),

  unsubscribe: operation({
    access: 'anyone',
    method: 'POST',
    path: '/notification-mail/end/{token}',
    summary: 'Stop the e-mails of one kind; supports one-click unsubscribe (RFC 8058)',
    changes: ['notifications.preferences'],
  })
    .input(OneClickUnsubscribe.extend({ token: z.string().trim().min(1).max(200) }))
    /** The label of the notification kind. */
    .output(z.object({ about: z.string() }))
    .errors({
      LINK_UNKNOWN: {
        status: 410,
        message: 'This link is incomplete. Open it from the e-mail again.',
      },
    }),
};
