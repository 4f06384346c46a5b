import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Notification, NotificationType } from '#domain/notifications/notification.ts';
import { classNames } from '../ui/class-names.ts';
import { Age } from './age.tsx';

const looks: Record<NotificationType, { icon: typeof Info; colour: string; word: string }> = {
  info: { icon: Info, colour: 'text-brand', word: 'Information' },
  success: { icon: CircleCheck, colour: 'text-st-delivered-dot', word: 'Success' },
  warning: { icon: TriangleAlert, colour: 'text-st-customs-dot', word: 'Warning' },
  error: { icon: CircleAlert, colour: 'text-danger', word: 'Error' },
};

interface NotificationItemProps {
  notification: Notification;
  now: Date;
  onRead: () => void;
}

/** One notification as a button: pressing it marks it read. */
export function NotificationItem({ notification, now, onRead }: NotificationItemProps) {
  const { title, message, type, read, created_at } = notification;
  const look = looks[type];
  return (
    <button
      type="button"
      className="flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-brand-weak focus-visible:-outline-offset-2"
      onClick={() => {
        if (!read) onRead();
      }}
    >
      <span
        className={classNames('mt-1.5 size-2 shrink-0 rounded-full', !read && 'bg-live')}
        aria-hidden="true"
      />
      <look.icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', look.colour)} />
      <span className="min-w-0 flex-1">
        <span className="sr-only">
          {read ? '' : 'Unread. '}
          {look.word}:{' '}
        </span>
        <span className={classNames('block text-ui', read ? 'text-ink-2' : 'font-semibold')}>{title}</span>
        <span className="line-clamp-2 text-dense text-ink-2">{message}</span>
      </span>
      <Age since={created_at} now={now} className="shrink-0 text-caption" />
    </button>
  );
}
