import { useState } from 'react';
import type { Payment } from '#contract/invoices/payments.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { PaymentList } from '#web/invoices/payments/payment-list.tsx';
import { refundName } from '#web/invoices/payments/payment-name.ts';
import { usePayments } from '#web/invoices/payments/use-payments.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { hasFailed, QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { AllocatePaymentDialog } from './allocate-payment-dialog.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { ReceivePaymentDialog } from './receive-payment-dialog.tsx';
import { RefundPaymentDialog } from './refund-payment-dialog.tsx';
import { ReversePaymentDialog } from './reverse-payment-dialog.tsx';
import { ReverseRefundDialog } from './reverse-refund-dialog.tsx';
import { useOpenInvoices } from './use-open-invoices.ts';

interface CompanyPaymentsProps {
  organisation_id: string;
  /** The company’s name and usual currency, once they are known. */
  company: { name: string; currency: string } | undefined;
}

type OpenDialog =
  | { what: 'receive' }
  | { what: 'allocate' | 'refund' | 'reverse'; payment: Payment }
  | { what: 'reverse refund'; payment: Payment; refund: Payment['refunds'][number] };

/** The payments of a company: record one, allocate or refund what is on account, reverse one. */
export function CompanyPayments({ organisation_id, company }: CompanyPaymentsProps) {
  const query = usePayments(organisation_id);
  const invoices = useOpenInvoices(organisation_id);
  const [dialog, setDialog] = useState<OpenDialog>();
  const locked = !useOnline();
  const open = invoices.data;
  const close = () => setDialog(undefined);
  if (isRefusal(query.error, 'SOME_BRANCHES')) return null;
  return (
    <section aria-labelledby="payments">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="payments" className="text-h3">
          Payments
        </h2>
        <Button
          variant="secondary"
          disabled={locked || !open || !company}
          onClick={() => setDialog({ what: 'receive' })}
        >
          Record payment
        </Button>
      </div>
      {query.data && !open && hasFailed(invoices) && (
        <Alert
          className="mb-3"
          title="The open invoices could not be loaded."
          onRetry={() => void invoices.refetch()}
          retrying={invoices.isError && invoices.fetchStatus === 'fetching'}
        >
          Payments can be recorded and allocated once they are.
        </Alert>
      )}
      <QueryBoundary of={query} what="The payments" skeleton={<RowSkeletons height="h-16" />}>
        {({ pages }) => (
          <PaymentList
            of={query}
            payments={pages.flatMap((page) => page.payments)}
            on_account={pages[0]?.on_account ?? []}
            invoicePath={(number) => paths.invoices({ invoice: number })}
            actions={(payment) => (
              <PaymentActions
                payment={payment}
                locked={locked}
                canAllocate={open !== undefined}
                onOpen={(what) => setDialog({ what, payment })}
              />
            )}
            refundActions={(payment, refund) => (
              <Button
                variant="ghost"
                aria-label={`Reverse… ${refundName(refund)}`}
                disabled={locked}
                onClick={() => setDialog({ what: 'reverse refund', payment, refund })}
              >
                Reverse…
              </Button>
            )}
          />
        )}
      </QueryBoundary>
      {dialog?.what === 'receive' && open && company && (
        <ReceivePaymentDialog
          organisation_id={organisation_id}
          name={company.name}
          open={open}
          currencies={[
            company.currency,
            ...new Set(
              open.map(({ currency }) => currency).filter((currency) => currency !== company.currency),
            ),
          ]}
          onClose={close}
        />
      )}
      {dialog?.what === 'allocate' && open && (
        <AllocatePaymentDialog payment={dialog.payment} open={open} onClose={close} />
      )}
      {dialog?.what === 'refund' && <RefundPaymentDialog payment={dialog.payment} onClose={close} />}
      {dialog?.what === 'reverse refund' && (
        <ReverseRefundDialog payment_id={dialog.payment.id} refund={dialog.refund} onClose={close} />
      )}
      {dialog?.what === 'reverse' && (
        <ReversePaymentDialog payment={{ ...dialog.payment, total: dialog.payment.amount }} onClose={close} />
      )}
    </section>
  );
}
