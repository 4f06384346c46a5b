import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { company } from '#content/company.ts';
import type { Session } from '#domain/people/person.ts';
import { NotificationBell } from '#web/notifications/notification-bell.tsx';
import { paths } from '#web/paths.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { OfflineBar } from '#web/ui/offline-bar.tsx';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleNav } from './console-nav.tsx';
import { consoleScreens } from './console-screens.ts';
import { usePaletteKeys } from './palette/use-palette-keys.ts';
import { SearchButton } from './search-button.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useSync } from './use-sync.ts';

const Palette = lazyWithRetry(async () => (await import('./palette/palette.tsx')).Palette);
const Shortcuts = lazyWithRetry(async () => (await import('./palette/shortcuts.tsx')).Shortcuts);

/** The frame of every console screen: header, main, command palette and shortcuts. */
export function ConsoleFrame({ person, children }: { person: Session; children: ReactNode }) {
  const screens = consoleScreens(person);
  const { sync, pending: syncing } = useSync();
  const { opened, open, close } = usePaletteKeys();
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="flex min-h-14 items-center gap-x-5 px-4 py-2 md:px-6">
          <p className="flex items-baseline gap-x-5">
            <Link
              to={paths.home()}
              className="py-1.5 font-display text-[1.125rem] font-bold tracking-[-0.01em]"
            >
              {company.brand}
            </Link>
            <Link
              to={paths.admin()}
              className="rounded-sm py-1.5 text-ui text-ink-2 hover:text-ink hover:underline max-sm:hidden"
            >
              Command centre
            </Link>
          </p>
          <ConsoleNav screens={screens} className="max-lg:hidden" />
          <div className="ml-auto flex items-center gap-1 lg:gap-3">
            <SearchButton onOpen={() => open('palette')} />
            <Button variant="secondary" pending={syncing} onClick={sync} className="max-lg:hidden">
              Sync data
            </Button>
            <SignOutButton label="Disconnect" className="max-lg:hidden" />
            <span className="flex items-center lg:-mx-1.5">
              <NotificationBell />
              <ThemeMenu className="max-lg:hidden" />
              <ConsoleMenu
                screens={[{ label: 'Command centre', to: paths.admin() }, ...screens]}
                sync={sync}
                syncing={syncing}
              />
            </span>
          </div>
        </div>
      </header>
      <OfflineBar />
      <main id="main" tabIndex={-1} className="flex-1 px-4 py-5 md:px-6">
        {children}
      </main>
      <Suspense>
        {opened === 'palette' && (
          <Palette person={person} sync={sync} onClose={close} onShortcuts={() => open('shortcuts')} />
        )}
        {opened === 'shortcuts' && <Shortcuts onClose={close} />}
      </Suspense>
    </>
  );
}
