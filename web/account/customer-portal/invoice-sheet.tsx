import { company } from '#content/company.ts';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { KIND_NAMES } from '#web/documents/invoice-kind-names.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { InvoiceContent } from './invoice-content.tsx';

/** The invoice as a printable sheet. Print styles hide the rest of the screen. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  return (
    <article className="flex flex-col gap-8 rounded-lg border border-line bg-surface p-5 sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <p className="hidden w-full font-display text-[1.375rem] font-bold print:block">{company.brand}</p>
        <h1>
          {KIND_NAMES[invoice.kind]}{' '}
          <span className="block text-ink-2 sm:inline print:inline">{invoice.number}</span>
        </h1>
        <PortalBadge>{invoice.status}</PortalBadge>
      </header>
      <InvoiceContent invoice={invoice} />
    </article>
  );
}
