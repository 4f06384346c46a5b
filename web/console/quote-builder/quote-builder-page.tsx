import { Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

const LoadedBuilder = lazyWithRetry(async () => (await import('./loaded-builder.tsx')).LoadedBuilder);

export const meta = () => pageMeta('Offer');

export default function QuoteBuilderPage() {
  const { reference = '' } = useParams();
  return (
    <StaffScreen access="staff">
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        <LoadedBuilder key={reference} reference={reference.toUpperCase()} />
      </Suspense>
    </StaffScreen>
  );
}
