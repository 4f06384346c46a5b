import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, Suspense } from 'react';
import type { Session } from '#domain/people/person.ts';
import { NotificationBell } from '#web/notifications/notification-bell.tsx';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { useSidebar } from '#web/shell/sidebar/use-sidebar.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { LoadingStatusBoundary } from '#web/ui/loading/loading-status.tsx';
import { OfflineBar } from '#web/ui/offline-bar.tsx';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleSidebar } from './console-sidebar.tsx';
import { usePaletteKeys } from './palette/use-palette-keys.ts';
import { SearchButton } from './search-button.tsx';
import { SyncState } from './sync-state.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useAssignedWork } from './use-assigned-work.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { useStaffEvents } from './use-staff-events.ts';
import { useSync } from './use-sync.ts';
import { useWorkCounters } from './use-work-counters.ts';

const Palette = lazyWithRetry(async () => (await import('./palette/palette.tsx')).Palette);
const Shortcuts = lazyWithRetry(async () => (await import('./palette/shortcuts.tsx')).Shortcuts);

interface ConsoleFrameProps {
  person: Session;
  /** The heading, if it stands in the top bar and not in the screen. */
  title?: string | undefined;
  children: ReactNode;
}

/** The frame of every console screen: sidebar, top bar, main, command palette and shortcuts. */
export function ConsoleFrame({ person, title, children }: ConsoleFrameProps) {
  const { sync, pending: syncing, failedAt } = useSync();
  const { opened, open, close } = usePaletteKeys();
  const { collapsed, toggle } = useSidebar(person.user_id);
  useScreenKeys(person.role);
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useWorkCounters();
  const assigned = useAssignedWork();
  useStaffEvents(['changed', 'quote_changed'], () => {
    void refetch({ cancelRefetch: false });
    void assigned.refetch({ cancelRefetch: false });
  });
  const counts = {
    Quotes: data?.unanswered.count ?? 0,
    Devices: data?.silent.count ?? 0,
    Worklist: (assigned.data?.tasks ?? 0) + (assigned.data?.exceptions ?? 0),
  };
  const synced = {
    syncedAt: dataUpdatedAt,
    failedAt: Math.max(failedAt, errorUpdatedAt),
    onRetry: sync,
  };
  return (
    <div className="flex flex-1">
      <ConsoleSidebar person={person} counts={counts} collapsed={collapsed} onToggle={toggle} />
      <div className="flex min-w-0 flex-1 flex-col">
        <header
          data-print="none"
          data-top-bar=""
          className="flex min-h-14 items-center gap-4 border-b border-line bg-surface px-4 md:px-5"
        >
          <ConsoleMenu person={person} counts={counts} sync={sync} syncing={syncing} />
          {title && <h1 className="min-w-0 truncate text-h3 md:text-h2">{title}</h1>}
          <SyncState {...synced} className="max-xl:hidden" />
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            <SearchButton onOpen={() => open('palette')} />
            <Button
              variant="secondary"
              icon={<RefreshCw aria-hidden="true" />}
              pending={syncing}
              onClick={sync}
              className="max-md:hidden"
            >
              Sync data
            </Button>
            <SignOutButton label="Disconnect" className="max-md:hidden" />
            <NotificationBell />
            <ThemeMenu className="max-md:hidden" />
          </div>
        </header>
        <OfflineBar />
        <SyncState {...synced} className="px-4 pt-3 md:px-5 xl:hidden print:hidden" />
        <main id="main" tabIndex={-1} data-print="records" className="flex-1 px-4 py-4 md:px-5">
          {title && <p className="hidden text-h2 print:block">{title}</p>}
          <LoadingStatusBoundary>{children}</LoadingStatusBoundary>
        </main>
      </div>
      <Suspense>
        {opened === 'palette' && (
          <Palette person={person} sync={sync} onClose={close} onShortcuts={() => open('shortcuts')} />
        )}
        {opened === 'shortcuts' && <Shortcuts person={person} onClose={close} />}
      </Suspense>
    </div>
  );
}
