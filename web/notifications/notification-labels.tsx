import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Notification, NotificationType } from '#domain/notifications/notification.ts';
import { classNames } from '../ui/class-names.ts';

const looks: Record<NotificationType, { icon: typeof Info; colour: string; label: string }> = {
  info: { icon: Info, colour: 'text-brand', label: 'Information' },
  success: { icon: CircleCheck, colour: 'text-st-delivered-dot', label: 'Success' },
  warning: { icon: TriangleAlert, colour: 'text-st-customs-dot', label: 'Warning' },
  error: { icon: CircleAlert, colour: 'text-danger', label: 'Error' },
};

/** A notification's unread dot, type icon, title and message. `whole` doesn't truncate the message to two lines. */
export function NotificationText({ notification, whole }: { notification: Notification; whole?: boolean }) {
  const { title, message, type, read } = notification;
  const look = looks[type];
  return (
    <>
      <span
        className={classNames('mt-1.5 size-2 shrink-0 rounded-full', !read && 'bg-live')}
        aria-hidden="true"
      />
      <look.icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', look.colour)} />
      <span className="min-w-0 flex-1">
        <span className="sr-only">
          {read ? '' : 'Unread. '}
          {look.label}:{' '}
        </span>
        <span
          className={classNames(
            'block text-ui',
            read ? 'text-ink-2' : 'font-semibold',
            // On a phone, the age stands beside the title, so that the message gets the whole width.
            whole && 'max-sm:pr-20',
          )}
        >
          {title}
        </span>
        <span className={classNames('block break-words text-dense text-ink-2', !whole && 'line-clamp-2')}>
          {message}
        </span>
      </span>
    </>
  );
}
