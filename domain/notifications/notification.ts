import * as z from 'zod';

export const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'error'] as const;
export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

/** How many the bell shows. */
export const NOTIFICATION_LIMIT = 20;

export const Notification = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  message: z.string(),
  type: NotificationType,
  read: z.boolean(),
  created_at: z.date(),
  related_id: z.string().nullable(),
  related_type: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** '99+' above 99. */
export function badgeText(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
