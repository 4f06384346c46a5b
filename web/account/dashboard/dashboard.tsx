import { Suspense } from 'react';
import { JointFailureBoundary } from '#web/ui/joint-failure.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { Overview } from './overview.tsx';

const UnverifiedNotice = lazyWithRetry(
  async () => (await import('#web/people/unverified-notice.tsx')).UnverifiedNotice,
);

export function Dashboard({ name }: { name: string }) {
  return (
    <div className="container-area flex flex-col gap-5">
      <DashboardHeader name={name} />
      <Suspense>
        <UnverifiedNotice />
      </Suspense>
      <JointFailureBoundary what="Your dashboard">
        <Overview />
        <DashboardFigures />
        <DashboardTabs />
      </JointFailureBoundary>
    </div>
  );
}
