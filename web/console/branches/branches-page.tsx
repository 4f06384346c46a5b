import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { Branches } from './branches.tsx';

export const meta = () => pageMeta('Branches');

export default function BranchesPage() {
  return (
    <StaffScreen access="admin">
      <h1>Branches</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
        Your companies and their branches. A new shipment goes to the branch nearest to its origin. Earlier
        shipments get their branch overnight.
      </p>
      <Branches />
    </StaffScreen>
  );
}
