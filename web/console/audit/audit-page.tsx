import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { AuditTrail } from './audit-trail.tsx';

export const meta = () => pageMeta('Audit trail');

export default function AuditPage() {
  return (
    <StaffScreen access="staff">
      <h1>Audit trail</h1>
      <p className="mt-1 mb-6 text-ui text-ink-2">
        Every change, with who made it and when. Entries can’t be edited or deleted.
      </p>
      <AuditTrail />
    </StaffScreen>
  );
}
