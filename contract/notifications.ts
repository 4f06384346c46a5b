import * as z from 'zod';
import { Notification } from '#domain/notifications/notification.ts';
import { operation } from './operation.ts';

export const notifications = {
  list: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/notifications',
    summary: 'One’s own newest 20 notifications and how many of all are unread',
  }).output(z.object({ notifications: z.array(Notification), unread: z.number().int() })),

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
};
