import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { QueryBoundary } from '../ui/loading/query-boundary.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { moveFocusByArrows } from '../ui/overlays/move-focus.ts';
import { useNow } from '../ui/use-now.ts';
import { MarkingFailures } from './marking-failures.tsx';
import { NotificationItem } from './notification-item.tsx';
import type { useNotifications } from './use-notifications.ts';

type NotificationPanelProps = ReturnType<typeof useNotifications> & {
  /** False in the phone's sheet, which has its own title. */
  withHeading: boolean;
  /** Called when the user opens another screen from here. */
  onLeave: () => void;
};

export function NotificationPanel(props: NotificationPanelProps) {
  const { list, markRead, markAllRead, withHeading, onLeave } = props;
  const now = useNow();
  const items = useRef<HTMLUListElement>(null);
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-line px-4 empty:hidden">
        {withHeading && <h2 className="text-h3">Notifications</h2>}
        {list.data !== undefined && list.data.unread > 0 && (
          <Button
            variant="ghost"
            className="-mr-3.5 ml-auto max-sm:-mr-4"
            onClick={() => {
              // The button disappears with the last unread one.
              items.current?.focus();
              markAllRead.write();
            }}
          >
            Mark all read
          </Button>
        )}
      </div>
      <MarkingFailures markRead={markRead} markAllRead={markAllRead} className="m-4" />
      <div className={list.isError ? 'p-4' : undefined}>
        <QueryBoundary of={list} what="Your notifications" skeleton={<NotificationSkeleton />}>
          {({ notifications }) =>
            notifications.length === 0 ? (
              <p className="px-4 py-6 text-ui text-ink-2">No notifications</p>
            ) : (
              <ul
                ref={items}
                tabIndex={-1}
                className="divide-y divide-line outline-none"
                onKeyDown={(event) => moveFocusByArrows(event, false)}
              >
                {notifications.map((one) => (
                  <li key={one.id}>
                    <NotificationItem
                      notification={one}
                      now={now}
                      onRead={() => markRead.write(one.id)}
                      onLeave={onLeave}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
      <p className="sticky bottom-0 border-t border-line bg-raised px-4 py-0.5">
        <Link
          className="link inline-flex min-h-11 items-center text-ui"
          to={paths.notifications()}
          onClick={onLeave}
        >
          See all notifications
        </Link>
      </p>
    </>
  );
}

function NotificationSkeleton() {
  return (
    <div className="flex flex-col gap-5 p-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
