import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { StaffInvoices } from './staff-invoices.tsx';

export const meta = () => pageMeta('Invoices');

export default function InvoicesPage() {
  return (
    <StaffScreen access="staff">
      <h1>Invoices</h1>
      <p className="mt-1 mb-6 text-ui text-ink-2">
        All client invoices. Issue them from a shipment’s documents.
      </p>
      <StaffInvoices />
    </StaffScreen>
  );
}
