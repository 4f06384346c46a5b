import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { RemindersButton } from './payment-reminders/reminders-button.tsx';
import { StaffInvoices } from './staff-invoices.tsx';

export const meta = () => pageMeta('Invoices');

export default function InvoicesPage() {
  return (
    <StaffScreen access="staff">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>Invoices</h1>
          <p className="mt-1 text-ui text-ink-2">
            All client invoices. Issue them from a shipment’s documents.
          </p>
        </div>
        <RemindersButton />
      </div>
      <StaffInvoices />
    </StaffScreen>
  );
}
