import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Show } from './use-notification-pages.ts';

interface ShowFilterProps {
  show: Show;
  /** How many, once that is known. */
  unread: number | undefined;
}

/** All, or only what is unread: two addresses of the same screen. */
export function ShowFilter({ show, unread }: ShowFilterProps) {
  const choices = [
    { name: 'all', words: 'All', to: paths.notifications() },
    {
      name: 'unread',
      words: unread === undefined ? 'Unread' : `Unread (${unread})`,
      to: paths.notifications({ show: 'unread' }),
    },
  ] as const;
  return (
    <nav aria-label="Which notifications" className="flex gap-6 border-b border-line">
      {choices.map(({ name, words, to }) => (
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
          {words}
        </Link>
      ))}
    </nav>
  );
}
