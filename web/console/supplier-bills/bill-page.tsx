import { Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const SupplierBillRecord = lazyWithRetry(
  async () => (await import('./supplier-bill-record.tsx')).SupplierBillRecord,
);

export const meta = () => pageMeta('Supplier bill');

export default function BillPage() {
  const { id = '' } = useParams();
  return (
    <StaffScreen access="staff">
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        <SupplierBillRecord key={id} id={id} />
      </Suspense>
    </StaffScreen>
  );
}
