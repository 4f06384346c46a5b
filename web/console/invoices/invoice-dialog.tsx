import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { Invoice } from '#contract/invoices/invoice-records.ts';
import {
  isCreditable,
  isOpenInvoice,
  isRefundable,
  isRemindable,
  isVoidable,
} from '#domain/invoices/invoice-state.ts';
import { InvoiceContent } from '#web/account/customer-portal/invoice-content.tsx';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { KIND_NAMES } from '#web/documents/invoice-kind-names.ts';
import { paymentName } from '#web/invoices/payments/payment-name.ts';
import { paths } from '#web/paths.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useInvoiceFile } from '../documents/use-document-download.ts';
import type { InvoiceActionHandlers } from './invoice-actions.ts';
import { ReversePaymentDialog } from './payments/reverse-payment-dialog.tsx';

interface InvoiceDialogProps
  extends Pick<
    InvoiceActionHandlers,
    'onPay' | 'onVoid' | 'onCredit' | 'onRefund' | 'onRemind' | 'onDispute' | 'locked'
  > {
  number: string;
  onClose: () => void;
}

/** The invoice as its client sees it, with staff actions. */
export function InvoiceDialog({ number, onClose, ...handlers }: InvoiceDialogProps) {
  const query = useQuery(api.invoices.find.queryOptions({ input: { number } }));
  const invoice = query.data;
  const [reversing, setReversing] = useState<Invoice['payments'][number]>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={`${invoice ? KIND_NAMES[invoice.kind] : 'Invoice'} ${number}`}
      aside={invoice && <PortalBadge>{invoice.status}</PortalBadge>}
      footer={invoice && <InvoiceActions invoice={invoice} {...handlers} />}
    >
      {isRefusal(query.error, 'NOT_FOUND') ? (
        <p className="text-ui">We couldn’t find this invoice.</p>
      ) : (
        <QueryBoundary of={query} what={`Invoice ${number}`} skeleton={<Skeleton className="h-96 w-full" />}>
          {(found) => (
            <InvoiceContent
              invoice={found}
              shipment_path={paths.admin({ shipment: found.tracking_number })}
              invoicePath={(invoice) => paths.invoices({ invoice })}
              paymentAction={(payment) => (
                <Button
                  variant="ghost"
                  aria-label={`Reverse… ${paymentName({ ...payment, amount: payment.total })}`}
                  disabled={handlers.locked}
                  onClick={() => setReversing(payment)}
                >
                  Reverse…
                </Button>
              )}
            />
          )}
        </QueryBoundary>
      )}
      {reversing && <ReversePaymentDialog payment={reversing} onClose={() => setReversing(undefined)} />}
    </Dialog>
  );
}

function InvoiceActions({
  invoice,
  onPay,
  onVoid,
  onCredit,
  onRefund,
  onRemind,
  onDispute,
  locked,
}: { invoice: Invoice } & Omit<InvoiceActionHandlers, 'onOpen'>) {
  const file = useInvoiceFile(invoice.number);
  return (
    <>
      <span className="flex flex-wrap gap-2 sm:mr-auto">
        {isVoidable(invoice) && (
          <Button variant="ghost" disabled={locked} onClick={() => onVoid(invoice)}>
            Void…
          </Button>
        )}
        {isCreditable(invoice) && (
          <Button variant="ghost" disabled={locked} onClick={() => onCredit(invoice)}>
            Credit…
          </Button>
        )}
        {isRemindable(invoice) && (
          <Button variant="ghost" disabled={locked} onClick={() => onRemind(invoice)}>
            Send reminder…
          </Button>
        )}
        {isOpenInvoice(invoice) && (
          <Button variant="ghost" disabled={locked} onClick={() => onDispute(invoice)}>
            {invoice.disputed_at ? 'End dispute…' : 'Dispute…'}
          </Button>
        )}
        {isRefundable(invoice) && (
          <Button variant="ghost" disabled={locked} onClick={() => onRefund(invoice)}>
            Record refund…
          </Button>
        )}
      </span>
      <Button
        variant="secondary"
        className="max-sm:flex-1"
        icon={<Printer aria-hidden="true" />}
        pending={file.pending}
        onClick={file.view}
      >
        View or print PDF
      </Button>
      {isOpenInvoice(invoice) && (
        <Button disabled={locked} className="max-sm:flex-1" onClick={() => onPay(invoice)}>
          Record payment
        </Button>
      )}
    </>
  );
}
