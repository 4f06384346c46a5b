import { Link } from 'react-router';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationPath } from '#domain/notifications/notification-path.ts';
import { Age } from './age.tsx';
import { NotificationText } from './notification-labels.tsx';

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  onRead: () => void;
  /** Called when the user opens what the notification is about. */
  onLeave: () => void;
}

const FACE =
  'flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-brand-weak focus-visible:-outline-offset-2';

/** A notification that opens what it is about and is then read; one about nothing else is only marked read. */
export function NotificationItem({ notification, now, onRead, onLeave }: NotificationItemProps) {
  const to = notificationPath(notification);
  const read = () => {
    if (!notification.read) onRead();
  };
  const content = (
    <>
      <NotificationText notification={notification} />
      <Age since={notification.created_at} now={now} className="shrink-0 text-caption" />
    </>
  );
  if (to === null)
    return (
      <button type="button" className={FACE} onClick={read}>
        {content}
      </button>
    );
  return (
    <Link
      to={to}
      className={FACE}
      onClick={() => {
        read();
        onLeave();
      }}
    >
      {content}
    </Link>
  );
}
