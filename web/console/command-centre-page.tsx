import { pageMeta } from '#web/shell/page-meta.ts';
import { ConsoleTabs } from './console-tabs.tsx';
import { FleetFigures } from './fleet-figures.tsx';
import { StaffScreen } from './staff-screen.tsx';

export const meta = () => pageMeta('Command centre');

export default function CommandCentrePage() {
  return (
    <StaffScreen access="staff">
      <h1 className="sr-only">Command centre</h1>
      <FleetFigures />
      <ConsoleTabs />
    </StaffScreen>
  );
}
