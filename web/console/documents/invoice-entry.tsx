import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import type { InvoiceRow } from '#contract/invoices/invoice-records.ts';
import { isOpenInvoice } from '#domain/invoices/invoice-state.ts';
import { api, type call } from '#web/api/client.ts';
import { balanceText, invoiceAmount } from '#web/documents/invoice-amount.ts';
import { KIND_NAMES } from '#web/documents/invoice-kind-names.ts';
import { paths } from '#web/paths.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { CreditDialog } from './credit-notes/credit-dialog.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { DocumentListItem } from './document-list-item.tsx';
import { InvoiceMenu } from './invoice-menu.tsx';
import { InvoicePaymentDialog } from './invoice-payment-dialog.tsx';
import { IssueInvoice } from './issue-invoice.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';
import { useInvoiceFile } from './use-document-download.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { VoidInvoiceDialog } from './void-invoice-dialog.tsx';

interface InvoiceEntryProps {
  /** The tracking number. */
  number: string;
  /** Disables writes, as while offline. */
  locked: boolean;
}

/** The shipment's invoices in the list of documents, with issue, download, payment, refund and void. */
export function InvoiceEntry({ number, locked }: InvoiceEntryProps) {
  const { data, isError, isFetching, refetch } = useQuery(
    api.invoices.ofShipment.queryOptions({ input: { tracking_number: number } }),
  );
  if (data) return <Invoices number={number} {...data} locked={locked} />;
  return (
    <DocumentListItem
      name="Invoice"
      actions={
        isError && (
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        )
      }
    >
      <p>{isError ? 'The invoice could not be loaded.' : 'Loading the invoice…'}</p>
    </DocumentListItem>
  );
}

type Billing = Awaited<ReturnType<typeof call.invoices.ofShipment>>;

/** The invoices in force and credit notes, newest first, and above them what is not invoiced yet. */
function Invoices({ number, invoices, unbilled, locked }: InvoiceEntryProps & Omit<Billing, 'invoice'>) {
  const [newest, ...earlier] = invoices;
  const button = useFocusAfter(`${newest?.number} ${newest?.status}`);
  const issue = (
    <IssueInvoice
      number={number}
      unbilled={unbilled}
      isSupplementary={newest !== undefined}
      locked={locked}
      button={newest ? undefined : button}
    />
  );
  if (!newest) return issue;
  return (
    <>
      {unbilled && issue}
      <Issued invoice={newest} locked={locked} viewButton={button} />
      {earlier.map((invoice) => (
        <Issued key={invoice.number} invoice={invoice} locked={locked} />
      ))}
    </>
  );
}

interface IssuedProps {
  invoice: InvoiceRow;
  locked: boolean;
  viewButton?: RefObject<HTMLButtonElement | null>;
}

function Issued({ invoice, locked, viewButton }: IssuedProps) {
  const { number, kind, credits_invoice, status, due_at, paid_at } = invoice;
  const balance = balanceText(invoice);
  const file = useInvoiceFile(number);
  const [openDialog, setOpenDialog] = useState<
    'payment' | 'void' | 'credit' | 'refund' | 'reminder' | 'dispute' | null
  >(null);
  const close = () => setOpenDialog(null);
  return (
    <DocumentListItem
      name={KIND_NAMES[kind]}
      actions={
        <>
          {isOpenInvoice(invoice) && (
            <Button
              variant="secondary"
              disabled={locked}
              className="max-sm:w-full"
              onClick={() => setOpenDialog('payment')}
            >
              Record payment
            </Button>
          )}
          <Button
            {...(viewButton && { ref: viewButton })}
            variant="secondary"
            aria-label={`View or print ${KIND_NAMES[kind].toLowerCase()} ${number}`}
            className="max-sm:flex-1"
            pending={file.pending}
            onClick={file.view}
          >
            View or print
          </Button>
          <InvoiceMenu
            invoice={invoice}
            locked={locked}
            onVoid={() => setOpenDialog('void')}
            onCredit={() => setOpenDialog('credit')}
            onRefund={() => setOpenDialog('refund')}
            onRemind={() => setOpenDialog('reminder')}
            onDispute={() => setOpenDialog('dispute')}
          />
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={paths.invoices({ invoice: number })}
          className="link code max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
        >
          {number}
        </Link>
        <PortalBadge>{status}</PortalBadge>
        <span className="num text-ink">{invoiceAmount(invoice)}</span>
        {balance && <span className="num">{balance}</span>}
        {credits_invoice ? (
          <span>Credits {credits_invoice}</span>
        ) : (
          status !== 'Credited' && (
            <span>
              {paid_at ? 'Paid on' : 'Due on'} <CalendarDay of={paid_at ?? due_at} />
            </span>
          )
        )}
      </p>
      {openDialog === 'credit' && <CreditDialog number={number} onClose={close} />}
      {openDialog === 'refund' && <RefundDialog invoice={invoice} onClose={close} />}
      {openDialog === 'reminder' && <ReminderDialog invoice={invoice} onClose={close} />}
      {openDialog === 'dispute' && <DisputeDialog invoice={invoice} onClose={close} />}
      {openDialog === 'payment' && <InvoicePaymentDialog invoice={invoice} onClose={close} />}
      {openDialog === 'void' && <VoidInvoiceDialog invoice={invoice} onClose={close} />}
    </DocumentListItem>
  );
}
