import * as z from 'zod';

export const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'error'] as const;
export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

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
