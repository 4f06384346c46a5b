import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { api, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { isRefusal, sentenceOf } from '#web/api/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { PaperRow } from './paper-row.tsx';

const FAILED = 'The invoice was not issued. Please try again in a moment.';

interface IssueInvoiceProps {
  /** Of the shipment. */
  number: string;
  locked: boolean;
  button: RefObject<HTMLButtonElement | null>;
}

/** Issues the invoice of a shipment that has none in force. */
export function IssueInvoice({ number, locked, button }: IssueInvoiceProps) {
  const queryClient = useQueryClient();
  const options = useIdempotencyScope();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => call.invoices.issue({ tracking_number: number }, options),
    onSuccess: (issued) =>
      toast({ title: 'Invoice Issued', description: `${issued.number} for shipment ${number}` }),
    onError: (failed) => {
      toast({ title: 'Error', description: sentenceOf(failed, FAILED), variant: 'destructive' });
      if (isRefusal(failed, 'ALREADY_INVOICED'))
        void queryClient.invalidateQueries({ queryKey: api.invoices.ofShipment.key() });
    },
  });
  return (
    <PaperRow
      name="Invoice"
      actions={
        <Button
          ref={button}
          variant="secondary"
          aria-label="Issue invoice"
          className="max-sm:w-full"
          disabled={locked}
          pending={isPending}
          onClick={() => mutate()}
        >
          Issue
        </Button>
      }
    >
      <p>No invoice in force: the agreed price, due in 30 days</p>
      {error && (
        <p role="alert" className="font-semibold text-danger">
          {sentenceOf(error, FAILED)}
        </p>
      )}
    </PaperRow>
  );
}
