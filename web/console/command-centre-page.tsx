import { pageMeta } from '#web/shell/page-meta.ts';
import { ConsoleTabs } from './console-tabs.tsx';
import { OpenShipment } from './shipment/open-shipment.tsx';
import { StaffScreen } from './staff-screen.tsx';

export const meta = () => pageMeta('Command centre');

export default function CommandCentrePage() {
  return (
    <StaffScreen access="staff">
      <h1>Command centre</h1>
      <ConsoleTabs />
      <OpenShipment />
    </StaffScreen>
  );
}
