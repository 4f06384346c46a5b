import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { InvoiceRow } from '#contract/invoices.ts';
import { CalendarDay } from '#web/account/customer-portal/calendar-day.tsx';
import { PortalBadge } from '#web/account/customer-portal/portal-badge.tsx';
import { useInvoiceDownload } from '#web/account/customer-portal/use-invoice-download.ts';
import { api } from '#web/api/client.ts';
import { usd } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { IssueInvoice } from './issue-invoice.tsx';
import { PaperRow } from './paper-row.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

interface InvoiceEntryProps {
  /** Of the shipment. */
  number: string;
  /** Nothing can be sent just now. */
  locked: boolean;
}

/** The invoice of the shipment, beside its documents: issued, downloaded, paid. */
export function InvoiceEntry({ number, locked }: InvoiceEntryProps) {
  const { data, isError, isFetching, refetch } = useQuery(
    api.invoices.ofShipment.queryOptions({ input: { tracking_number: number } }),
  );
  if (data?.invoice) return <Issued invoice={data.invoice} locked={locked} />;
  if (data) return <IssueInvoice number={number} locked={locked} />;
  return (
    <PaperRow
      name="Invoice"
      actions={
        isError && (
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        )
      }
    >
      <p>{isError ? 'The invoice could not be loaded.' : 'Looking for the invoice…'}</p>
    </PaperRow>
  );
}

function Issued({ invoice, locked }: { invoice: InvoiceRow; locked: boolean }) {
  const { number, amount_cents, status, due_at, paid_at } = invoice;
  const { download, pending, failure } = useInvoiceDownload(number);
  const [paying, setPaying] = useState(false);
  return (
    <PaperRow
      name="Invoice"
      actions={
        <>
          {!paid_at && (
            <Button
              variant="secondary"
              disabled={locked}
              className="max-sm:flex-1"
              onClick={() => setPaying(true)}
            >
              Record payment
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            aria-label={`Download invoice ${number}`}
            className="max-sm:flex-1"
            pending={pending}
            onClick={download}
          >
            PDF
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="code text-ink">{number}</span>
        <PortalBadge>{status}</PortalBadge>
        <span className="num text-ink">{usd(amount_cents)}</span>
        <span>
          {paid_at ? 'Paid on' : 'Due on'} <CalendarDay of={paid_at ?? due_at} />
        </span>
      </p>
      {failure && (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      )}
      {paying && <PaymentDialog invoice={invoice} onClose={() => setPaying(false)} />}
    </PaperRow>
  );
}
