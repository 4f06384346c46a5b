import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { Companies } from './companies.tsx';
import { MergeProposals } from './merge-proposals.tsx';

export const meta = () => pageMeta('Companies');

export default function CompaniesPage() {
  return (
    <StaffScreen access="staff">
      <h1>Companies</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
        Customers, carriers, agents and other parties, with their people and terms.
      </p>
      <MergeProposals />
      <Companies />
    </StaffScreen>
  );
}
