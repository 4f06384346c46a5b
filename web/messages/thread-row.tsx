import { Link } from 'react-router';
import type { api } from '#web/api/client.ts';
import { Age } from '#web/notifications/age.tsx';
import { classNames } from '#web/ui/class-names.ts';

export type ThreadSummary = Awaited<
  ReturnType<(typeof api)['messages']['threads']['call']>
>['threads'][number];

interface ThreadRowProps {
  thread: ThreadSummary;
  now: Date;
  /** Where it opens. */
  to: string;
}

/** The newest message of a conversation, with the number of unread ones. */
export function ThreadRow({ thread, now, to }: ThreadRowProps) {
  const { tracking_number, origin_city, destination_city, text, author, created_at, unread } = thread;
  return (
    <li>
      <Link
        to={to}
        className="focus-inset grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 hover:bg-sunken"
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="code text-ui text-brand">{tracking_number}</span>
          <span className="text-caption">
            {origin_city} <span aria-hidden="true">→</span>
            <span className="sr-only">to</span> {destination_city}
          </span>
        </span>
        <Age since={created_at} now={now} className="text-caption" />
        <span className={classNames('truncate text-ui', unread > 0 ? 'font-semibold' : 'text-ink-2')}>
          <bdi>{author}</bdi>: {text}
        </span>
        {unread > 0 && (
          <span className="num justify-self-end rounded-full bg-ink px-2 text-[0.8125rem] text-bg">
            {unread.toLocaleString('en-US')}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </Link>
    </li>
  );
}
