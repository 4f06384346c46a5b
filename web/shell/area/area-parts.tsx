import { Suspense } from 'react';
import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { admits, isPermitted } from '#domain/people/access.ts';
import type { Session } from '#domain/people/person.ts';
import { paths } from '#web/paths.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { AreaMenu } from './area-menu.tsx';
import { AreaSidebar } from './area-sidebar.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useAreaCounts } from './use-attention.ts';

const AreaSearch = lazyWithRetry(async () => (await import('./area-search.tsx')).AreaSearch);
const NotificationBell = lazyWithRetry(
  async () => (await import('#web/notifications/notification-bell.tsx')).NotificationBell,
);

interface AreaPartProps {
  person: Session;
  /** Whether the server has not confirmed the stored session yet. */
  unconfirmed: boolean;
}

/** The sidebar of the customer area with what there is to do. */
export function AreaSide({ person, unconfirmed }: AreaPartProps) {
  return <AreaSidebar person={person} counts={useAreaCounts(person, unconfirmed)} />;
}

/** The top bar of the customer area: search, bell and the person's menu. */
export function AreaBar({ person, unconfirmed }: AreaPartProps) {
  const counts = useAreaCounts(person, unconfirmed);
  return (
    <header
      data-print="none"
      data-top-bar=""
      className="flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6"
    >
      <AreaMenu person={person} counts={counts} />
      <Link
        to={paths.home()}
        className="inline-flex min-h-11 items-center font-display text-[1.125rem] font-bold tracking-[-0.01em] sm:hidden"
      >
        {company.brand}
      </Link>
      <Suspense>{!admits('staff', person) && isPermitted(person, 'view') && <AreaSearch />}</Suspense>
      <div className="ml-auto flex items-center gap-2">
        <span className="size-10 max-sm:size-11">
          <Suspense>{!unconfirmed && <NotificationBell />}</Suspense>
        </span>
        <PersonMenu name={person.full_name} />
      </div>
    </header>
  );
}
