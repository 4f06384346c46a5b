import type { Notification } from '#domain/notifications/notification.ts';
import { Age } from './age.tsx';
import { NotificationText } from './notification-labels.tsx';

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  onRead: () => void;
}

/** A notification as a button that marks it read. */
export function NotificationItem({ notification, now, onRead }: NotificationItemProps) {
  return (
    <button
      type="button"
      className="flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-brand-weak focus-visible:-outline-offset-2"
      onClick={() => {
        if (!notification.read) onRead();
      }}
    >
      <NotificationText notification={notification} />
      <Age since={notification.created_at} now={now} className="shrink-0 text-caption" />
    </button>
  );
}
