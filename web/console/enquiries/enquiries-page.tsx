import { admits } from '#domain/people/access.ts';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { EnquiryLists } from './enquiry-lists.tsx';

export const meta = () => pageMeta('Enquiries');

export default function EnquiriesPage() {
  const { person } = useSession();
  return (
    <StaffScreen access="staff">
      <h1>Enquiries</h1>
      <p className="mt-1 mb-6 text-ui text-ink-2">Website enquiries. Reply within 24 hours.</p>
      <EnquiryLists isAdmin={admits('admin', person ?? null)} />
    </StaffScreen>
  );
}
