import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const CompanyRecord = lazyWithRetry(async () => (await import('./company-record.tsx')).CompanyRecord);

export const meta = () => pageMeta('Company');

export default function CompanyPage() {
  const { company: id = '' } = useParams();
  const { person } = useSession();
  return (
    <StaffScreen access="staff">
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        {person && <CompanyRecord key={id} id={id} person={person} />}
      </Suspense>
    </StaffScreen>
  );
}
