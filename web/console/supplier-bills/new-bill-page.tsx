import { Suspense } from 'react';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const NewBill = lazyWithRetry(async () => (await import('./new-bill.tsx')).NewBill);

export const meta = () => pageMeta('Record a supplier bill');

export default function NewBillPage() {
  return (
    <StaffScreen access="staff">
      <h1 className="mb-6">Record a supplier bill</h1>
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        <NewBill />
      </Suspense>
    </StaffScreen>
  );
}
