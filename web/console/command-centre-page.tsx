import { tabMeta } from '#web/shell/tab-meta.ts';
import { JointFailureBoundary } from '#web/ui/loading/joint-failure.tsx';
import { ConsoleTabs } from './console-tabs.tsx';
import { FleetFigures } from './fleet-figures.tsx';
import { useHomeBranch } from './shipments/use-home-branch.ts';
import { StaffScreen } from './staff-screen.tsx';
import { WorkCounters } from './work-counters.tsx';

export const meta = tabMeta('Command centre', {
  documents: 'Documents',
  business: 'Quotes',
  clients: 'Clients',
});

export default function CommandCentrePage() {
  useHomeBranch();
  return (
    <StaffScreen access="staff" title="Command centre">
      <JointFailureBoundary what="The command centre" className="mb-4">
        <div className="flex flex-col gap-2.5">
          <WorkCounters />
          <FleetFigures />
        </div>
        <ConsoleTabs />
      </JointFailureBoundary>
    </StaffScreen>
  );
}
