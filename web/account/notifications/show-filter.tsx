import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Show } from './use-notification-pages.ts';

interface ShowFilterProps {
  show: Show;
  /** The unread count. Undefined while loading. */
  unread: number | undefined;
}

/** Links to all or only unread notifications. */
export function ShowFilter({ show, unread }: ShowFilterProps) {
  const choices = [
    { name: 'all', label: 'All', to: paths.notifications() },
    {
      name: 'unread',
      label: unread === undefined ? 'Unread' : `Unread (${unread})`,
      to: paths.notifications({ show: 'unread' }),
    },
  ] as const;
  return (
    <nav aria-label="Filter notifications" className="flex gap-6 border-b border-line">
      {choices.map(({ name, label, to }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          aria-current={show === name ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-11 items-center border-b-2 px-0.5 text-ui font-semibold',
            show === name ? 'border-ink text-ink' : 'border-transparent text-ink-3 hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
