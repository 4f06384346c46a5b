import { Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

const TariffRecord = lazyWithRetry(async () => (await import('./tariff-record.tsx')).TariffRecord);

export const meta = () => pageMeta('Tariff');

export default function TariffPage() {
  const { tariff: id = '' } = useParams();
  return (
    <StaffScreen access="staff">
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        <TariffRecord key={id} id={id} />
      </Suspense>
    </StaffScreen>
  );
}
