import { useCallback, useState } from 'react';
import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { DocumentDrawing } from '#web/account/customer-portal/document-drawing.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { useConnectionFailure } from '../connection-failure.ts';
import { CreditDialog } from '../documents/credit-notes/credit-dialog.tsx';
import { DisputeDialog } from '../documents/dispute-dialog.tsx';
import { InvoicePaymentDialog } from '../documents/invoice-payment-dialog.tsx';
import { RefundDialog } from '../documents/refund-dialog.tsx';
import { ReminderDialog } from '../documents/reminder-dialog.tsx';
import { VoidInvoiceDialog } from '../documents/void-invoice-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceTotals, TotalsSkeleton } from './invoice-totals.tsx';
import { InvoicesToolbar } from './invoices-toolbar.tsx';
import { isNarrowed, NO_FILTERS } from './invoices-view.ts';
import { useInvoicesView } from './use-invoices-view.ts';
import { useStaffInvoices } from './use-staff-invoices.ts';

type OpenDialog = {
  what: 'payment' | 'void' | 'credit' | 'refund' | 'reminder' | 'dispute';
  invoice: InvoiceRow;
};

/** All clients' invoices with totals: view, record payment, credit, refund, void. */
export function StaffInvoices() {
  const [view, change] = useInvoicesView();
  const list = useStaffInvoices(view);
  const failed = useConnectionFailure(list);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const handlers = {
    onOpen: (invoice: string) => change({ invoice }),
    onPay: (invoice: InvoiceRow) => setOpenDialog({ what: 'payment', invoice }),
    onVoid: (invoice: InvoiceRow) => setOpenDialog({ what: 'void', invoice }),
    onCredit: (invoice: InvoiceRow) => setOpenDialog({ what: 'credit', invoice }),
    onRefund: (invoice: InvoiceRow) => setOpenDialog({ what: 'refund', invoice }),
    onRemind: (invoice: InvoiceRow) => setOpenDialog({ what: 'reminder', invoice }),
    onDispute: (invoice: InvoiceRow) => setOpenDialog({ what: 'dispute', invoice }),
    locked: !useOnline(),
  };
  return (
    <section aria-label="Invoices" className="flex flex-col gap-4">
      <InvoicesToolbar view={view} onChange={change} onSearch={onSearch} />
      <QueryBoundary of={list} failed={failed} what="The invoices" skeleton={<InvoicesSkeleton />}>
        {({ invoices, totals }) =>
          invoices.length === 0 ? (
            <NoInvoices
              // The rows of the former filter stay until those of all have loaded.
              narrowed={isNarrowed(view) || list.isPlaceholderData}
              onClear={() => change(NO_FILTERS)}
            />
          ) : (
            <div className="flex flex-col gap-4">
              {totals && <InvoiceTotals {...totals} />}
              <div>
                <InvoiceList invoices={invoices} {...handlers} />
                <ShowMore shown={counted(invoices.length, 'invoice')} of={list} />
              </div>
            </div>
          )
        }
      </QueryBoundary>
      {view.invoice && (
        <InvoiceDialog {...handlers} number={view.invoice} onClose={() => change({ invoice: null })} />
      )}
      {openDialog?.what === 'payment' && (
        <InvoicePaymentDialog invoice={openDialog.invoice} onClose={close} />
      )}
      {openDialog?.what === 'void' && <VoidInvoiceDialog invoice={openDialog.invoice} onClose={close} />}
      {openDialog?.what === 'credit' && <CreditDialog number={openDialog.invoice.number} onClose={close} />}
      {openDialog?.what === 'refund' && <RefundDialog invoice={openDialog.invoice} onClose={close} />}
      {openDialog?.what === 'reminder' && <ReminderDialog invoice={openDialog.invoice} onClose={close} />}
      {openDialog?.what === 'dispute' && <DisputeDialog invoice={openDialog.invoice} onClose={close} />}
    </section>
  );
}

function NoInvoices({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (narrowed)
    return (
      <EmptyState
        title="No invoices found"
        drawing={<DocumentDrawing />}
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        Search covers invoice numbers, tracking numbers and client names.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No invoices yet"
      drawing={<DocumentDrawing />}
      action={
        <ButtonLink variant="secondary" to={paths.admin({ tab: 'documents' })}>
          Choose a shipment
        </ButtonLink>
      }
    >
      Issue an invoice from its shipment’s documents.
    </EmptyState>
  );
}

function InvoicesSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <TotalsSkeleton />
      <RowSkeletons height="h-48 sm:h-12" />
    </div>
  );
}
