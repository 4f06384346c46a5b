import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '#web/shell/page-meta.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { StaffScreen } from '../staff-screen.tsx';

// Lazy: every page's HTML lists the scripts of a screen's static imports.
const SupplierBills = lazyWithRetry(async () => (await import('./supplier-bills.tsx')).SupplierBills);
const SupplierBillRecord = lazyWithRetry(
  async () => (await import('./supplier-bill-record.tsx')).SupplierBillRecord,
);
const NewBill = lazyWithRetry(async () => (await import('./new-bill.tsx')).NewBill);

export const meta = () => pageMeta('Supplier bills');

/** The list of bills, or the one that the address names, or the form of a new one. */
export default function SupplierBillsPage() {
  const [parameters] = useSearchParams();
  const bill = parameters.get('bill');
  return (
    <StaffScreen access="staff">
      <Suspense fallback={<RowSkeletons height="h-24" />}>
        {bill ? (
          <SupplierBillRecord key={bill} id={bill} />
        ) : parameters.has('record') ? (
          <>
            <h1 className="mb-6">Record a supplier bill</h1>
            <NewBill />
          </>
        ) : (
          <>
            <h1>Supplier bills</h1>
            <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
              What carriers, agents and other suppliers bill, compared with the costs that were expected.
              Costs and variances are net of VAT.
            </p>
            <SupplierBills />
          </>
        )}
      </Suspense>
    </StaffScreen>
  );
}
