import * as z from 'zod';
import { NotificationKind } from './notification-kind.ts';

export const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'error'] as const;
export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

export const Notification = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  kind: NotificationKind,
  title: z.string(),
  message: z.string(),
  type: NotificationType,
  read: z.boolean(),
  created_at: z.date(),
  related_id: z.string().nullable(),
  related_type: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** The fields that a caller of `notify` provides. */
export type NotificationText = Pick<Notification, 'kind' | 'title' | 'message' | 'type'> &
  Partial<Pick<Notification, 'related_id' | 'related_type'>>;
