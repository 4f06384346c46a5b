import { paths } from '#web/paths.ts';
import { Lane } from '#web/static-map/lane.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Show } from './use-notification-pages.ts';

export function NoNotifications({ show }: { show: Show }) {
  if (show === 'unread')
    return (
      <EmptyState
        title="No unread notifications"
        drawing={<Lane progress={100} live={false} className="w-40" />}
        action={
          <ButtonLink to={paths.notifications()} variant="secondary">
            Show all
          </ButtonLink>
        }
      >
        You’re all caught up.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No notifications"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={<ButtonLink to={paths.track()}>Track a shipment</ButtonLink>}
    >
      Updates on your shipments, quotes, documents and invoices appear here.
    </EmptyState>
  );
}
