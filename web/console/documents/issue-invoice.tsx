import { type RefObject, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import { isRefusal, sentenceOf } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DocumentListItem } from './document-list-item.tsx';

const FAILED = 'The invoice was not issued. Try again in a moment.';

type Proposals = { field: string; label: string; value: string }[];

interface IssueInvoiceProps {
  /** The tracking number. */
  number: string;
  locked: boolean;
  button: RefObject<HTMLButtonElement | null>;
}

/** Issues the invoice of a shipment without a current one. */
export function IssueInvoice({ number, locked, button }: IssueInvoiceProps) {
  const [proposals, setProposals] = useState<Proposals>([]);
  const { write, pending, error } = useWrite({
    send: (confirmed: 'price'[], options) =>
      call.invoices.issue({ tracking_number: number, confirmed }, options),
    onSuccess: (issued) => {
      setProposals([]);
      toast({ title: 'Invoice Issued', description: `${issued.number} for shipment ${number}` });
    },
    onFailure: (failed) => {
      if (isRefusal(failed, 'UNCONFIRMED')) return setProposals(proposalsIn(failed));
      toast({ title: 'Error', description: sentenceOf(failed, FAILED), variant: 'destructive' });
    },
    invalidates: api.invoices.ofShipment.key(),
  });
  const failure = error === null || isRefusal(error, 'UNCONFIRMED') ? null : sentenceOf(error, FAILED);
  return (
    <DocumentListItem
      name="Invoice"
      actions={
        <Button
          ref={button}
          variant="secondary"
          aria-label="Issue invoice"
          className="max-sm:w-full"
          disabled={locked}
          pending={pending}
          onClick={() => write([])}
        >
          Issue
        </Button>
      }
    >
      <p>
        No current invoice. Issue one for the confirmed price, due by the company’s payment terms, or in 30
        days for a shipment without a company.
      </p>
      {proposals.length > 0 && (
        <ConfirmDialog
          name="Invoice"
          entry={{ unconfirmed: proposals, over_capacity: null }}
          pending={pending}
          failure={failure}
          description="The price is indicative, and you can’t change an issued invoice. Confirm this price, or close this and confirm the booking with another price."
          action="Confirm and issue"
          onConfirm={() => write(['price'])}
          onClose={() => setProposals([])}
        />
      )}
      {failure && (
        <p role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      )}
    </DocumentListItem>
  );
}

function proposalsIn(error: { data?: unknown }): Proposals {
  const { unconfirmed } = error.data as { unconfirmed: { field: string; label: string; value: Money }[] };
  return unconfirmed.map(({ value, ...proposal }) => ({ ...proposal, value: formatMoney(value) }));
}
