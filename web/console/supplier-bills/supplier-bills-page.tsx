import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { SupplierBills } from './supplier-bills.tsx';

export const meta = () => pageMeta('Supplier bills');

export default function SupplierBillsPage() {
  return (
    <StaffScreen access="staff">
      <h1>Supplier bills</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-ui text-ink-2">
        What carriers, agents and other suppliers bill, compared with the costs that were expected. Amounts
        are net of VAT.
      </p>
      <SupplierBills />
    </StaffScreen>
  );
}
