import { pageMeta } from '#web/shell/page-meta.ts';
import { Fleet } from './fleet/fleet.tsx';
import { StaffScreen } from './staff-screen.tsx';

export const meta = () => pageMeta('Command centre');

export default function CommandCentrePage() {
  return (
    <StaffScreen access="staff">
      <h1>Command centre</h1>
      <Fleet />
    </StaffScreen>
  );
}
