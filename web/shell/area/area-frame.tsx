import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { admits, isPermitted } from '#domain/people/access.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { OfflineBar } from '#web/ui/offline-bar.tsx';
import { AreaMenu } from './area-menu.tsx';
import { AreaSidebar } from './area-sidebar.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useAttention, useUnread } from './use-attention.ts';

const AreaSearch = lazyWithRetry(async () => (await import('./area-search.tsx')).AreaSearch);
const NotificationBell = lazyWithRetry(
  async () => (await import('#web/notifications/notification-bell.tsx')).NotificationBell,
);

/** The frame of the customer area: sidebar, top bar and main. Until the session is known, only main. */
export function AreaFrame({ children }: { children: ReactNode }) {
  const { person, unconfirmed } = useSession();
  const isCustomer = person !== undefined && !admits('staff', person);
  const { data } = useAttention({ enabled: isCustomer && !unconfirmed });
  const unread = useUnread({ enabled: isCustomer && !unconfirmed && isPermitted(person, 'view') });
  const counts = {
    Quotes: data?.offers ?? 0,
    Invoices: data?.due?.count ?? 0,
    Messages: unread.data?.threads ?? 0,
  };
  return (
    <div className="flex flex-1">
      {person && <AreaSidebar key={person.user_id} person={person} counts={counts} />}
      <div className="flex min-w-0 flex-1 flex-col">
        {person && (
          <header
            data-print="none"
            className="flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6"
          >
            <AreaMenu person={person} counts={counts} />
            <Link
              to={paths.home()}
              className="font-display text-[1.125rem] font-bold tracking-[-0.01em] sm:hidden"
            >
              {company.brand}
            </Link>
            <Suspense>{isCustomer && isPermitted(person, 'view') && <AreaSearch />}</Suspense>
            <div className="ml-auto flex items-center gap-2">
              <span className="size-10 max-sm:size-11">
                <Suspense>{!unconfirmed && <NotificationBell />}</Suspense>
              </span>
              <PersonMenu name={person.full_name} />
            </div>
          </header>
        )}
        <OfflineBar />
        <main id="main" tabIndex={-1} className="@container flex-1">
          {children}
        </main>
      </div>
    </div>
  );
}
