import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import { isRefusal, type RefusalData, sentenceOf } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { CreditReasonField } from '#web/organisations/credit-check.tsx';
import { creditRefused } from '#web/organisations/credit-refused.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { DocumentListItem } from './document-list-item.tsx';
import { InvoiceSummary } from './invoice-summary.tsx';
import { ConfirmDialog } from './issue/confirm-dialog.tsx';

const FAILED = 'The invoice was not issued. Try again in a moment.';

type Proposals = { field: string; label: string; value: string }[];

interface IssueInvoiceProps {
  /** The tracking number. */
  number: string;
  /** What no invoice states yet; null if there is nothing to invoice, which the server explains. */
  unbilled: Awaited<ReturnType<typeof call.invoices.ofShipment>>['unbilled'];
  /** Whether earlier invoices of the shipment are in force. */
  isSupplementary: boolean;
  locked: boolean;
  button: RefObject<HTMLButtonElement | null> | undefined;
}

/** Issues an invoice for what none states yet, once it is confirmed what is issued to whom. */
export function IssueInvoice({ number, unbilled, isSupplementary, locked, button }: IssueInvoiceProps) {
  const [confirming, setConfirming] = useState(false);
  const [refused, setRefused] = useState<Proposals>([]);
  const [despite, setDespite] = useState<'hold' | 'limit' | null>(null);
  const [credit_reason, setReason] = useState('');
  const reasonId = useId();
  const input = { tracking_number: number };
  const details = useQuery({ ...api.tracking.details.queryOptions({ input }), enabled: confirming });
  const { write, pending, error, reset } = useWrite({
    send: (confirmed: 'price'[], options) =>
      call.invoices.issue({ tracking_number: number, confirmed, ...(despite && { credit_reason }) }, options),
    onSuccess: (issued) => {
      setConfirming(false);
      toast({ title: 'Invoice Issued', description: `${issued.number} for shipment ${number}` });
    },
    onFailure: (failed) => {
      if (isRefusal(failed, 'UNCONFIRMED')) return setRefused(proposalsIn(failed.data.unconfirmed));
      if (creditRefused(failed)) return setDespite(isRefusal(failed, 'CREDIT_LIMIT') ? 'limit' : 'hold');
      toast({ title: 'Error', description: sentenceOf(failed, FAILED), variant: 'destructive' });
    },
    invalidates: api.invoices.ofShipment.key(),
  });
  const open = () => {
    reset();
    setRefused([]);
    setDespite(null);
    setReason('');
    setConfirming(true);
  };
  const total = unbilled?.total;
  const unconfirmed =
    total && details.data?.price_status === 'indicative'
      ? [{ field: 'price', label: 'Price', value: formatMoney(total) }]
      : refused;
  const isIndicative = unconfirmed.length > 0;
  return (
    <DocumentListItem
      name={isSupplementary ? 'Supplementary invoice' : 'Invoice'}
      actions={
        <Button
          {...(button && { ref: button })}
          variant="secondary"
          aria-label={isSupplementary ? 'Issue supplementary invoice' : 'Issue invoice'}
          className="max-sm:w-full"
          disabled={locked}
          onClick={open}
        >
          Issue
        </Button>
      }
    >
      <p>
        {isSupplementary && total
          ? `${formatMoney(total)} is not invoiced yet: charges that were added since the last invoice.`
          : 'No current invoice. Issue one for the confirmed price, due by the company’s payment terms, or in 30 days for a shipment without a company.'}
      </p>
      {confirming && (
        <ConfirmDialog
          name="Invoice"
          entry={{ unconfirmed, over_capacity: null }}
          pending={pending || !details.data}
          failure={
            error === null || isRefusal(error, 'UNCONFIRMED') || creditRefused(error)
              ? null
              : sentenceOf(error, FAILED)
          }
          description={
            isIndicative
              ? 'The price is indicative, and you can’t change an issued invoice. Confirm this price, or close this and confirm the booking with another price.'
              : 'You can’t change an issued invoice.'
          }
          action={isIndicative ? 'Confirm and issue' : 'Issue invoice'}
          onConfirm={() => details.data && write(isIndicative ? ['price'] : [])}
          hasEntries={credit_reason.trim() !== ''}
          onClose={() => setConfirming(false)}
        >
          <QueryBoundary of={details} what="The customer" skeleton={<Skeleton className="h-10" />}>
            {({ client }) => unbilled && <InvoiceSummary {...unbilled} client={client} />}
          </QueryBoundary>
          {despite && (
            <CreditReasonField
              despite={despite}
              id={reasonId}
              reason={credit_reason}
              onReason={setReason}
              error={creditRefused(error)?.credit_reason}
            />
          )}
        </ConfirmDialog>
      )}
    </DocumentListItem>
  );
}

function proposalsIn(unconfirmed: RefusalData<'UNCONFIRMED'>['unconfirmed']): Proposals {
  return unconfirmed.map(({ value, ...proposal }) => ({
    ...proposal,
    value: typeof value === 'object' ? formatMoney(value) : String(value),
  }));
}
