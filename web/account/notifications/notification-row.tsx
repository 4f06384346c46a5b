import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#domain/notifications/notification.ts';
import { notificationPath } from '#domain/notifications/notification-path.ts';
import { Age } from '#web/notifications/age.tsx';
import { NotificationText } from '#web/notifications/notification-labels.tsx';
import { Button } from '#web/ui/button.tsx';

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  onRead: () => void;
}

const FACE = 'relative flex min-h-11 min-w-0 flex-1 items-start gap-3 px-4 py-3';

/** A notification that links to its subject. Opening it marks it read; a button does so without opening it. */
export function NotificationRow({ notification, now, onRead }: NotificationRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const to = notificationPath(notification);
  const content = (
    <>
      <NotificationText notification={notification} whole />
      <Age
        since={notification.created_at}
        now={now}
        className="shrink-0 text-caption max-sm:absolute max-sm:top-3.5 max-sm:right-4"
      />
    </>
  );
  const read = (event: MouseEvent) => {
    if (notification.read) return;
    // The button disappears with the unread state, so focus moves to the list.
    if (event.currentTarget instanceof HTMLButtonElement) row.current?.closest('ul')?.focus();
    onRead();
  };
  return (
    <li ref={row} className="flex items-start max-sm:flex-col">
      {to ? (
        <Link
          to={to}
          onClick={read}
          className={`${FACE} self-stretch hover:bg-brand-weak focus-visible:-outline-offset-2`}
        >
          {content}
        </Link>
      ) : (
        <div className={`${FACE} self-stretch`}>{content}</div>
      )}
      <div className="flex shrink-0 sm:w-28 sm:justify-end sm:py-1 sm:pr-2">
        {!notification.read && (
          <Button
            variant="ghost"
            aria-label={`Mark read: ${notification.title}`}
            onClick={read}
            className="max-sm:-mt-3 max-sm:mb-1 max-sm:ml-12"
          >
            Mark read
          </Button>
        )}
      </div>
    </li>
  );
}
