import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { Worklist } from './worklist.tsx';

export const meta = () => pageMeta('Worklist');

export default function WorklistPage() {
  return (
    <StaffScreen access="staff">
      <h1>Worklist</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
        Open tasks by due date, open exceptions by severity, and unread messages.
      </p>
      <Worklist />
    </StaffScreen>
  );
}
