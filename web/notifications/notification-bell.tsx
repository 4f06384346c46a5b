import Bell from 'lucide-react/icons/bell';
import { type ComponentProps, Suspense, useState } from 'react';
import { badgeText } from '#domain/notifications/bell.ts';
import { lazyWithRetry } from '../ui/loading/lazy-with-retry.ts';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { usePreload } from '../ui/loading/use-preload.ts';
import { LazyPopover } from '../ui/overlays/lazy-popover.tsx';
import { useIsPhone } from '../ui/use-phone.ts';
import { useNotifications } from './use-notifications.ts';

const loadPanel = async () => (await import('./notification-panel.tsx')).NotificationPanel;
const loadSheet = async () => (await import('./notification-sheet.tsx')).NotificationSheet;
const NotificationPanel = lazyWithRetry(loadPanel);
const NotificationSheet = lazyWithRetry(loadSheet);

/** The bell for signed-in users: unread count, and the newest 20 notifications in a popover, or in a sheet on a phone. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const notifications = useNotifications();
  const unread = notifications.list.data?.unread ?? 0;
  usePreload(isPhone ? loadSheet : loadPanel);
  const close = () => setOpen(false);
  if (isPhone)
    return (
      <>
        <BellButton
          unread={unread}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        <Suspense>
          {open && <NotificationSheet {...notifications} onOpenChange={setOpen} onLeave={close} />}
        </Suspense>
      </>
    );
  return (
    <LazyPopover
      label="Notifications"
      className="w-95"
      open={open}
      onOpenChange={setOpen}
      trigger={<BellButton unread={unread} />}
    >
      <Suspense fallback={<Skeleton className="m-4 h-48" />}>
        <NotificationPanel {...notifications} withHeading onLeave={close} />
      </Suspense>
    </LazyPopover>
  );
}

function BellButton({ unread, ...rest }: ComponentProps<'button'> & { unread: number }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-sm text-ink-2 transition-colors duration-[120ms] hover:bg-brand-weak hover:text-ink max-sm:size-11"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 min-w-4.5 rounded-full bg-danger px-1 text-center text-badge leading-4.5 tracking-normal text-destructive-foreground"
        >
          {badgeText(unread)}
        </span>
      )}
    </button>
  );
}
