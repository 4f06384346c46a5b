import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { isPermitted } from '#domain/people/access.ts';
import type { Session } from '#domain/people/person.ts';
import { api } from '#web/api/client.ts';
import { JointFailureBoundary } from '#web/ui/loading/joint-failure.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { LoadingStatusBoundary } from '#web/ui/loading/loading-status.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';

const UnverifiedNotice = lazyWithRetry(
  async () => (await import('#web/people/unverified-notice.tsx')).UnverifiedNotice,
);

const Overview = lazyWithRetry(async () => (await import('./overview.tsx')).Overview);

/** Before the first booking, the overview is left out. */
export function Dashboard({ person }: { person: Session }) {
  const { data } = useQuery(api.shipments.summary.queryOptions());
  return (
    <div className="container-area flex flex-col gap-5">
      <DashboardHeader name={person.full_name} mayBook={isPermitted(person, 'book')} />
      {!person.viewing && (
        <Suspense>
          <UnverifiedNotice />
        </Suspense>
      )}
      <JointFailureBoundary what="Your dashboard">
        <LoadingStatusBoundary>
          {data?.total !== 0 && (
            <Suspense fallback={<OverviewSkeleton />}>
              <Overview />
            </Suspense>
          )}
          <DashboardFigures />
          {isPermitted(person, 'view') && <DashboardTabs />}
        </LoadingStatusBoundary>
      </JointFailureBoundary>
    </div>
  );
}
