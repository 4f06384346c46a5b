import { UnverifiedNotice } from '#web/people/unverified-notice.tsx';
import { JointFailureBoundary } from '#web/ui/joint-failure.tsx';
import { DashboardFigures } from './dashboard-figures.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';

export function Dashboard({ name }: { name: string }) {
  return (
    <div className="container-site flex flex-col gap-6 py-6 md:gap-8 md:py-10">
      <DashboardHeader name={name} />
      <UnverifiedNotice />
      <JointFailureBoundary what="Your dashboard">
        <DashboardFigures />
        <DashboardTabs />
      </JointFailureBoundary>
    </div>
  );
}
