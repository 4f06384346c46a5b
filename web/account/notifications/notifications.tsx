import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/api/client.ts';
import { MarkingFailures } from '#web/notifications/marking-failures.tsx';
import { useMarking } from '#web/notifications/use-marking.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { ShowFilter } from './show-filter.tsx';
import { useNotificationPages } from './use-notification-pages.ts';

export function Notifications() {
  const [query] = useSearchParams();
  const show = query.get('show') === 'unread' ? 'unread' : 'all';
  const pages = useNotificationPages(show);
  const { data: newest } = useQuery(api.notifications.list.queryOptions());
  const marking = useMarking();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = newest?.unread ?? 0;
  return (
    <div className="container-area">
      <div className="flex max-w-[60rem] flex-col gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          Notifications
        </h1>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ShowFilter show={show} unread={newest?.unread} />
          {unread > 0 && (
            <Button
              variant="secondary"
              pending={marking.markAllRead.pending}
              onClick={() => {
                // The button disappears with the last unread one.
                heading.current?.focus();
                marking.markAllRead.write();
              }}
            >
              Mark all read
            </Button>
          )}
        </div>
        <MarkingFailures {...marking} />
        <section aria-label="Your notifications">
          <QueryBoundary of={pages} what="Your notifications" skeleton={<NotificationsSkeleton />}>
            {(data) => {
              const notifications = data.pages.flatMap((page) => page.notifications);
              if (notifications.length === 0) return <NoNotifications show={show} />;
              return (
                <>
                  <ul
                    tabIndex={-1}
                    className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface outline-none"
                  >
                    {notifications.map((one) => (
                      <NotificationRow
                        key={one.id}
                        notification={one}
                        now={now}
                        onRead={() => marking.markRead.write(one.id)}
                      />
                    ))}
                  </ul>
                  <ShowMore shown={counted(notifications.length, 'notification')} of={pages} />
                </>
              );
            }}
          </QueryBoundary>
        </section>
      </div>
    </div>
  );
}
