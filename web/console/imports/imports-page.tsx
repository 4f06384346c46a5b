import { Suspense } from 'react';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

const Imports = lazyWithRetry(async () => (await import('./imports.tsx')).Imports);

export const meta = () => pageMeta('Imports');

export default function ImportsPage() {
  return (
    <StaffScreen access="staff">
      <h1>Imports</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
        Bring companies, open shipments and opening balances from another system, as CSV or XLSX. Nothing is
        saved until you have seen the result, and an import can be undone.
      </p>
      <Suspense fallback={<RowSkeletons height="h-14" />}>
        <Imports />
      </Suspense>
    </StaffScreen>
  );
}
